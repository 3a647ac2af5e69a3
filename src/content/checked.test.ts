import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { collections } from './collections'

const folder = temporaryFolder()
const forget = () => delete (globalThis as Record<symbol, unknown>)[Symbol.for('site.checked-content')]
beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('BUILD_FOLDER', folder)
  forget()
})
afterEach(() => void forget())

const content = { entries: {}, lengths: { '/a.md': { words: 440, minutes: 2 } }, pictures: {} }

test('later steps of a build get what its first step has checked', async () => {
  const { checkedContent, storeCheckedContent } = await import('./checked')
  vi.stubEnv('BUILD_ID', 'one')
  storeCheckedContent(content)
  expect(checkedContent()).toMatchObject(content)
})

test.each([
  ['another build stored it', 'two'],
  ['there is no build', undefined],
])('nothing is taken over when %s', async (_, buildId) => {
  const { checkedContent, storeCheckedContent } = await import('./checked')
  vi.stubEnv('BUILD_ID', 'one')
  storeCheckedContent(content)
  vi.stubEnv('BUILD_ID', buildId)
  expect(checkedContent()).toBeUndefined()
})

test('every entry is the same after it was stored as JSON', () => {
  for (const { entries } of collections.map(({ read }) => read())) {
    expect(JSON.parse(JSON.stringify(entries))).toEqual(entries)
  }
})
