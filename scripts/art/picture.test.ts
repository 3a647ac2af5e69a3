import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allPictures } from './all'
import { makePictures, stalePictures, type Picture } from './picture'

let folder: string
let manifest: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
  manifest = path.join(folder, 'manifest.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

function picture(source: string): Picture {
  return { path: path.join(folder, 'ada.webp'), source, make: async () => Buffer.from(`drawn ${source}`) }
}

const make = (...pictures: Picture[]) => makePictures(pictures, { prune: true, manifest })
const file = () => readFileSync(path.join(folder, 'ada.webp'), 'utf8')

test('a picture is drawn once, and again when its source changes', async () => {
  expect((await make(picture('a'))).made).toHaveLength(1)
  expect((await make(picture('a'))).made).toEqual([])
  expect(await stalePictures([picture('b')], manifest)).toEqual([picture('b').path])
  expect((await make(picture('b'))).made).toHaveLength(1)
  expect(file()).toBe('drawn b')
  expect(await stalePictures([picture('b')], manifest)).toEqual([])
})

test('a file that was not drawn here is kept, in every later run too', async () => {
  writeFileSync(picture('a').path, 'a portrait')
  for (const source of ['a', 'b']) {
    expect(await make(picture(source))).toEqual({ made: [], kept: [picture(source).path] })
    expect(file()).toBe('a portrait')
  }
})

test('the committed pictures show what they are drawn from; npm run covers draws them again', async () => {
  const pictures = allPictures(() => Promise.reject(new Error('Nothing is drawn here.')))
  expect(await stalePictures(pictures)).toEqual([])
})
