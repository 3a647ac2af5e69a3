import type { CommentView } from '../contract'

/** The comments with one in place of its former self. */
export function replaceIn(comments: CommentView[], comment: CommentView): CommentView[] {
  return comments.map((other) => (other.id === comment.id ? comment : other))
}

/** The comments without one; its place stays, empty, where others have replied, and an empty place goes with its last reply. */
export function removeFrom(comments: CommentView[], id: string): CommentView[] {
  if (comments.some(({ parent }) => parent === id))
    return comments.map((comment) => (comment.id === id ? emptied(comment) : comment))
  const left = comments.filter((comment) => comment.id !== id)
  return left.filter(
    (comment) => comment.status !== 'removed' || left.some(({ parent }) => parent === comment.id),
  )
}

function emptied({ id, parent, createdAt }: CommentView): CommentView {
  const likes = { count: 0, mine: false }
  return { id, parent, createdAt, status: 'removed', team: false, edited: false, likes }
}
