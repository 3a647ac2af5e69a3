import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { buildId, currentState, difference, staleReason, writeStamp } from './stamp'

const root = temporaryFolder()
const folder = join(root, '.builds/1')
const now = new Date('2027-01-01T00:00:00Z')

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeAll(() => {
  for (const file of ['src/a.ts', 'content/x.md', 'public/icon.svg', 'next.config.ts', '.builds/1/x'])
    put(file, file)
})

test('a build is stale until it is stamped and after an input changes', async () => {
  expect(await staleReason(root, undefined, now)).toBe('there is no finished build')
  expect(await staleReason(root, folder, now)).toBe('there is no finished build')
  await writeStamp(folder, { ...(await currentState(root)), nextChange: null })
  expect(await staleReason(root, folder, now)).toBeUndefined()
  put('content/x.md', 'other words')
  expect(await staleReason(root, folder, now)).toBe('files have changed')
})

test('a new file is a change; tests and what the build publishes are not', async () => {
  const before = await currentState(root)
  put('src/a.test.ts', 'test')
  put('public/media/picture.webp', 'picture')
  put('public/graph/supergraph.graphql', 'schema')
  expect(await currentState(root)).toEqual(before)
  put('src/b.ts', 'new')
  expect(difference(before, await currentState(root))).toBe('files have changed')
})

test('an edit of content leaves the id of the build, an edit of code changes it', async () => {
  const before = await currentState(root)
  put('content/x.md', 'edited words')
  expect(buildId(await currentState(root))).toBe(buildId(before))
  put('src/b.ts', 'edited code')
  expect(buildId(await currentState(root))).not.toBe(buildId(before))
})

test('another version of Node or value of a build-time variable makes a build stale', () => {
  const state = { code: 'x', content: 'x', env: { SITE_URL: '' }, node: '20' }
  expect(difference(state, { ...state, node: '22' })).toBe('Node 20 built it, Node 22 runs now')
  expect(difference(state, { ...state, env: { SITE_URL: 'https://a.example' } })).toBe(
    'SITE_URL has another value',
  )
})

test.each([
  [null, undefined],
  ['2027-01-01T00:00:01Z', undefined],
  ['2027-01-01T00:00:00Z', 'a page was due to change on 2027-01-01T00:00:00Z'],
])('a build whose next change is at %s is stale at midnight because %s', async (nextChange, reason) => {
  await writeStamp(folder, { ...(await currentState(root)), nextChange })
  expect(await staleReason(root, folder, now)).toBe(reason)
})
