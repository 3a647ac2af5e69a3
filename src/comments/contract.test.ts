import { expect, it } from 'vitest'
import { isProblem, isStoredComment, isThread, type CommentView, type ThreadView } from './contract'

const comment: CommentView = {
  id: 'a',
  parent: null,
  name: 'Ada',
  html: '<p>Words</p>',
  team: false,
  status: 'approved',
  createdAt: '2026-11-22T10:00:00.000Z',
  edited: false,
  likes: { count: 1, mine: false },
}
const thread: ThreadView = {
  comments: [comment],
  total: 1,
  older: null,
  reactions: { eyes: { count: 2, mine: true } },
}

it('accepts conversations', () => {
  expect(isThread(thread)).toBe(true)
  expect(isThread({ comments: [], total: 0, older: null, reactions: {} })).toBe(true)
  const reply: CommentView = { ...comment, parent: 'a', own: { seconds: 60, text: 'Words' } }
  expect(isStoredComment({ comment: reply })).toBe(true)
  const { name, html, ...removed } = comment
  expect([name, html]).not.toContain(undefined)
  expect(isStoredComment({ comment: { ...removed, status: 'removed' } })).toBe(true)
})

it.each([
  null,
  {},
  [],
  'text',
  { ...thread, comments: {} },
  { ...thread, reactions: [] },
  { ...thread, total: '1' },
  { ...thread, older: 1 },
  { ...thread, comments: [null] },
  { ...thread, comments: [{ ...comment, likes: undefined }] },
  // These would throw while rendering.
  { ...thread, comments: [{ ...comment, createdAt: 'yesterday' }] },
  { ...thread, comments: [{ ...comment, name: { first: 'Ada' } }] },
  { ...thread, reactions: { eyes: null } },
])('refuses %j', (value) => {
  expect(isThread(value)).toBe(false)
})

it('accepts only error messages that can be shown', () => {
  expect(isProblem({ error: 'Too long.', errors: { text: 'Too long.' } })).toBe(true)
  expect(isProblem({ error: {} })).toBe(false)
  expect(isProblem({ error: 'Too long.', errors: { text: 1 } })).toBe(false)
})
