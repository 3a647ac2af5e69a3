import { expect, it } from 'vitest'
import { mapLimited } from './map-limited'

it('keeps the order, and no more under way than allowed', async () => {
  let running = 0
  let most = 0
  const doubled = await mapLimited([5, 1, 4, 2, 3], 2, async (number) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, number))
    running -= 1
    return number * 2
  })
  expect(doubled).toEqual([10, 2, 8, 4, 6])
  expect(most).toBe(2)
})

it('fails with the first that fails', async () => {
  await expect(mapLimited([1], 4, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await mapLimited([], 4, () => Promise.reject(new Error('no')))).toEqual([])
})
