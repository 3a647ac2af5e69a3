import type { CommentView } from '../contract'

/** Replaces a comment by its new version. */
export function replaceComment(comments: CommentView[], comment: CommentView): CommentView[] {
  return comments.map((other) => (other.id === comment.id ? comment : other))
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
  return { id, parent, createdAt, status: 'removed', team: false, edited: false, likes }
}
