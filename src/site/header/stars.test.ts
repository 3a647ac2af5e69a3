import { expect, it, vi } from 'vitest'

it('the picture of stars has one size, and text as wide as the size allows', async () => {
  const { badgeSize, starPicture } = await fresh()
  for (const stars of [null, 0, 950, 12_345, 104_400]) {
    const picture = starPicture(stars)
    expect(picture).toContain(`width="${badgeSize.width}" height="${badgeSize.height}"`)
    const textLength = Number(/textLength="(\d+)"/.exec(picture)?.[1])
    expect(20 + textLength).toBeLessThanOrEqual(badgeSize.width)
  }
  expect(starPicture(null)).toContain('>Star</text>')
  for (const [stars, text] of [
    [950, '950'],
    [1234, '1.2k'],
    [99_950, '100k'],
  ] as const)
    expect(starPicture(stars)).toContain(`>${text}</text>`)
})

it('counting stars needs an address, fetches once an hour, and keeps the last number when a request fails', async () => {
  const fetched = vi.fn(() => Promise.resolve(Response.json({ stargazers_count: 1200 })))
  vi.stubGlobal('fetch', fetched)
  const { starCount } = await fresh()
  expect(await starCount(undefined, 0)).toBeNull()
  expect(fetched).not.toHaveBeenCalled()
  expect(await starCount('https://stars.example', 0)).toBe(1200)
  expect(await starCount('https://stars.example', 3_599_999)).toBe(1200)
  expect(fetched).toHaveBeenCalledTimes(1)
  fetched.mockImplementation(() => Promise.reject(new Error('down')))
  expect(await starCount('https://stars.example', 3_600_000)).toBe(1200)
  expect(fetched).toHaveBeenCalledTimes(2)
})

async function fresh() {
  vi.resetModules()
  return import('./stars')
}
