import { createHash } from 'node:crypto'
import type { Comment } from './store'

/** The status and text of a comment that a moderator read, so that a decision applies to nothing else. */
export function stateOf(comment: Comment): string {
  return `${comment.status}:${contentDigest(comment)}`
}

/**
 * What became of a comment since a moderator read it in the state `seen`: "open" when a decision for `status` applies,
 * "same" when somebody has decided so already, "outdated" when it was edited or decided otherwise.
 */
export function compareState(
  comment: Comment,
  seen: string,
  status: Comment['status'],
): 'open' | 'same' | 'outdated' {
  const [, seenContent] = seen.split(':')
  if (seenContent !== contentDigest(comment)) return 'outdated'
  if (comment.status === status) return 'same'
  return seen === stateOf(comment) ? 'open' : 'outdated'
}

function contentDigest({ name, text, edited_at }: Comment): string {
  return createHash('sha256')
    .update(JSON.stringify([name, text, edited_at]))
    .digest('base64url')
    .slice(0, 22)
}
