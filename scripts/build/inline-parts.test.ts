import { mkdtemp, mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { inlineParts, partReader } from './inline-parts'

let root = ''

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'parts-'))
  await mkdir(join(root, '.next/static/chunks'), { recursive: true })
  await mkdir(join(root, 'public'))
  await writeFile(join(root, '.next/static/chunks/a.css'), '@font-face{src:url(../media/f.woff2)}')
  await writeFile(join(root, '.next/static/chunks/large.css'), 'a{}'.repeat(2000))
  await writeFile(join(root, '.next/static/chunks/bad.css'), 'a{content:"</style>"}')
  await writeFile(join(root, 'public/icon.svg'), '<svg a="#1"/>')
})

const picture = '<img fetchPriority="high"/>'
const sheet = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`

describe('inlineParts', () => {
  it('puts small sheets into a document whose picture comes first, with addresses that hold there, and keeps the link unfetched', async () => {
    expect(await inlineParts(`<head>${sheet('a')}</head>${picture}`, partReader(root))).toBe(
      '<head><style>@font-face{src:url(/_next/static/media/f.woff2)}</style>' +
        '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next" disabled=""/></head>' +
        picture,
    )
  })

  it('puts the icon into its link', async () => {
    const html = await inlineParts(
      '<link rel="icon" href="/icon.svg" type="image/svg+xml"/>',
      partReader(root),
    )
    expect(html).toBe(
      '<link rel="icon" href="data:image/svg+xml,%3Csvg%20a%3D%22%231%22%2F%3E" type="image/svg+xml"/>',
    )
  })

  it('leaves sheets to their files where no picture waits', async () => {
    expect(await inlineParts(sheet('a'), partReader(root))).toBe(sheet('a'))
  })

  it('leaves large sheets and other links alone', async () => {
    const html =
      picture +
      sheet('large') +
      '<link rel="stylesheet" href="https://other.example/a.css"/><link rel="icon" href="/favicon.ico"/>'
    expect(await inlineParts(html, partReader(root))).toBe(html)
  })

  it('refuses styles that would end the element they stand in', async () => {
    await expect(inlineParts(picture + sheet('bad'), partReader(root))).rejects.toThrow('bad.css')
  })
})
