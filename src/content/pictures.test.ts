import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { coverProblems, pictureError } from './pictures'

const folder = temporaryFolder()
const file = path.join(folder, 'index.md')
writeFileSync(file, '---\ntitle: A\ncover: ./x.webp\naudio: /x.mp3\n---\n')

async function draw(name: string, width: number, height: number, format: 'webp' | 'png' | 'gif' = 'webp') {
  const picture = sharp({ create: { width, height, channels: 3, background: '#0d111a' } })
  writeFileSync(path.join(folder, name), await picture.toFormat(format).toBuffer())
}

async function coverMessage(width: number, height: number, custom?: boolean) {
  await draw('x.webp', width, height)
  const data = { cover: './x.webp', cover_options: { custom } }
  return coverProblems({ slug: 'x', file, data, body: '', bodyLine: 1 })
}

test('the file extension decides the media type', async () => {
  await draw('a.png', 8, 8, 'webp')
  expect(pictureError(file, './a.png')).toContain('is really of the kind webp')
  await draw('b.png', 8, 8, 'gif')
  expect(pictureError(file, './b.png')).toContain('use png, jpg, webp or svg')
  await draw('c.png', 8, 8, 'png')
  expect(pictureError(file, './c.png')).toBeUndefined()
})

test('a picture has a limited size and weight', async () => {
  await draw('d.png', 8001, 8, 'png')
  expect(pictureError(file, './d.png')).toContain('is 8001×8; the maximum is 8000 pixels a side')
  const heavy = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>'
  writeFileSync(path.join(folder, 'e.svg'), heavy + ' '.repeat(4 * 1024 * 1024))
  expect(pictureError(file, './e.svg')).toContain('larger than 4 MB')
})

test('a cover is wide enough and is not cropped where it is shown', async () => {
  expect(await coverMessage(1920, 1096)).toEqual([])
  expect(await coverMessage(480, 274)).toEqual([
    expect.objectContaining({ line: 3, field: 'cover', message: expect.stringContaining('480 pixels wide') }),
  ])
  expect((await coverMessage(1200, 630))[0]?.message).toContain('is 1200×630 and would be cropped')
  expect(await coverMessage(1200, 630, true)).toEqual([])
})
