import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { drawPictures, stalePictures, type Picture } from './pictures'

let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))))
afterEach(() => rmSync(folder, { recursive: true }))
const record = () => path.join(folder, 'record.json')

function picture(source: string): Picture {
  return { path: path.join(folder, 'ada.webp'), source, draw: async () => Buffer.from(`drawn ${source}`) }
}

const draw = (...pictures: Picture[]) => drawPictures(pictures, { prune: true, record: record() })
const file = () => readFileSync(path.join(folder, 'ada.webp'), 'utf8')

it('draws a picture once, and again when its source changes', async () => {
  expect((await draw(picture('a'))).drawn).toHaveLength(1)
  expect((await draw(picture('a'))).drawn).toEqual([])
  expect(await stalePictures([picture('b')], record())).toEqual([picture('b').path])
  expect((await draw(picture('b'))).drawn).toHaveLength(1)
  expect(file()).toBe('drawn b')
  expect(await stalePictures([picture('b')], record())).toEqual([])
})

it('never overwrites a file that it did not draw', async () => {
  writeFileSync(picture('a').path, 'a portrait')
  for (const source of ['a', 'b']) {
    expect(await draw(picture(source))).toEqual({ drawn: [], foreign: [picture(source).path] })
    expect(file()).toBe('a portrait')
  }
})
