import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { currentState, difference, expiredReason, removeStamp, staleReason, writeStamp } from './stamp'

const root = mkdtempSync(join(tmpdir(), 'stamp-'))
const now = new Date('2027-01-01T00:00:00Z')

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeAll(() => {
  for (const file of ['src/a.ts', 'content/x.md', 'public/icon.svg', 'next.config.ts', '.next/x'])
    put(file, file)
})
afterAll(() => rmSync(root, { recursive: true }))

test('a build is stale until it is stamped and after an input changes', async () => {
  expect(await staleReason(root, now)).toBe('there is no finished build')
  await writeStamp(root, { ...(await currentState(root)), nextChange: null })
  expect(await staleReason(root, now)).toBeUndefined()
  put('content/x.md', 'other words')
  expect(await staleReason(root, now)).toBe('files have changed')
})

test('a new file is a change; tests and published pictures are not', async () => {
  const { inputs } = await currentState(root)
  put('src/a.test.ts', 'test')
  put('public/media/picture.webp', 'picture')
  expect((await currentState(root)).inputs).toBe(inputs)
  put('src/b.ts', 'new')
  expect((await currentState(root)).inputs).not.toBe(inputs)
})

test('a build without a stamp counts as unfinished', async () => {
  await writeStamp(root, { ...(await currentState(root)), nextChange: null })
  await removeStamp(root)
  expect(await staleReason(root, now)).toBe('there is no finished build')
})

test('another version of Node or value of a build-time variable makes a build stale', () => {
  const state = { inputs: 'x', env: { SITE_URL: '' }, node: '20' }
  expect(difference(state, { ...state, node: '22' })).toBe('Node 20 built it, Node 22 runs now')
  expect(difference(state, { ...state, env: { SITE_URL: 'https://a.example' } })).toBe(
    'SITE_URL has another value',
  )
  expect(difference(state, { ...state, env: {} })).toBeUndefined()
})

test('a build is stale from the time a page was due to change', () => {
  expect(expiredReason({ nextChange: null }, now)).toBeUndefined()
  expect(expiredReason({ nextChange: '2027-01-01T00:00:01Z' }, now)).toBeUndefined()
  expect(expiredReason({ nextChange: '2027-01-01T00:00:00Z' }, now)).toContain('was due to change')
})
