import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chunksFolder } from '@/next/paths'
import { compileAhead } from './compile-ahead'

let root = ''
const large = 'a()\n'.repeat(10_000)
const read = (name: string) => readFile(join(root, chunksFolder, name), 'utf8')

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'chunks-'))
  await mkdir(join(root, chunksFolder), { recursive: true })
  for (const [name, text] of Object.entries({ 'large.js': large, 'small.js': 'a()', 'large.css': large }))
    await writeFile(join(root, chunksFolder, name), text)
  await compileAhead(root)
})
afterAll(() => rm(root, { recursive: true }))

it('marks large scripts on their first line', async () => {
  expect(await read('large.js')).toBe(`//# allFunctionsCalledOnLoad\n${large}`)
})

it('leaves small scripts and other files unchanged', async () => {
  expect(await read('small.js')).toBe('a()')
  expect(await read('large.css')).toBe(large)
})

it('marks a script once, however often the build runs', async () => {
  const before = await read('large.js')
  await compileAhead(root)
  expect(await read('large.js')).toBe(before)
})
