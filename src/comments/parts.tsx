import type { CommentView } from './contract'

/** What several components of a conversation use. */

export const hintClass = 'text-caption leading-normal text-muted wrap-anywhere'
/** Buttons and what is said beside them. */
export const sendClass = 'flex flex-wrap items-center gap-x-4 gap-y-2'
/** An action of a comment. */
export const toolClass =
  'inline-flex min-h-7 cursor-pointer items-center rounded-md px-1 first:-ms-1 text-caption font-medium text-muted underline-offset-4 transition-colors hover:text-text hover:underline aria-expanded:text-text aria-expanded:underline'

/** HTML that the server rendered from Markdown (server/markdown.ts). */
export function CommentText({ html, className = '' }: { html: string; className?: string }) {
  return <div className={`comment-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}

/** Groups comments with their replies: the newest comment first, the oldest reply first. */
export function threadOrder(comments: CommentView[]): { comment: CommentView; replies: CommentView[] }[] {
  return comments
    .filter(({ parent }) => parent === null)
    .toReversed()
    .map((comment) => ({ comment, replies: comments.filter(({ parent }) => parent === comment.id) }))
}
