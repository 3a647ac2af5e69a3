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

test.each([
  ['later steps of a build get what its first step has checked', 'one', content],
  ['another build gets nothing', 'two', undefined],
  ['nothing is taken over without a build', undefined, undefined],
])('%s', async (_, buildId, expected) => {
  const { checkedContent, storeCheckedContent } = await import('./checked')
  vi.stubEnv('BUILD_ID', 'one')
  storeCheckedContent(content)
  vi.stubEnv('BUILD_ID', buildId)
  expect(checkedContent()).toEqual(expected && { buildId, ...expected })
})

test('every entry is the same after it was stored as JSON', () => {
  for (const { entries } of collections.map(({ read }) => read())) {
    expect(JSON.parse(JSON.stringify(entries))).toEqual(entries)
  }
})
