import type { CommentView, ThreadView } from '../contract'

/** Changes the loaded comments of a conversation and counts what was published or withdrawn by it. */
export function updateThread(
  thread: ThreadView,
  change: (comments: CommentView[]) => CommentView[],
): ThreadView {
  const comments = change(thread.comments)
  return {
    ...thread,
    comments,
    total: thread.total + countApproved(comments) - countApproved(thread.comments),
  }
}

/** Adds a page of older comments. Its parents of known replies may be known already. */
export function addOlder(thread: ThreadView, page: ThreadView): ThreadView {
  const known = new Set(thread.comments.map(({ id }) => id))
  const older = page.comments.filter(({ id }) => !known.has(id))
  const comments = [...older, ...thread.comments].toSorted(
    (a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt),
  )
  return { ...thread, comments, total: page.total, older: page.older }
}

function countApproved(comments: CommentView[]): number {
  return comments.filter(({ status }) => status === 'approved').length
}

/** Adds a new comment. One that was sent twice is known. */
export function saveComment(comments: CommentView[], comment: CommentView): CommentView[] {
  return comments.some(({ id }) => id === comment.id) ? comments : [...comments, comment]
}

/** Removes a comment. With replies it stays, empty; an empty parent is removed with its last reply. */
export function removeComment(comments: CommentView[], id: string): CommentView[] {
  if (comments.some(({ parent }) => parent === id))
    return comments.map((comment) => (comment.id === id ? emptied(comment) : comment))
  const left = comments.filter((comment) => comment.id !== id)
  return left.filter(
    (comment) => comment.status !== 'removed' || left.some(({ parent }) => parent === comment.id),
  )
}

function emptied({ id, parent, createdAt }: CommentView): CommentView {
  const likes = { count: 0, mine: false }
  return { id, parent, createdAt, status: 'removed', team: false, own: false, likes }
}
