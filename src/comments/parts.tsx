import type { ReactNode } from 'react'
import { brand } from '@/config/brand'
import { editMinutes } from '@/db/retention'
import { commentAnchor, type CommentView } from './contract'
import { timeAgo } from './dates'

/** Components of a conversation that pages with and without JavaScript share. */

type Props = { comment: CommentView; now: number; children?: ReactNode }

/** A comment; `children` are its actions. */
export function CommentArticle({ comment, now, children }: Props) {
  const { id, html, name, status } = comment
  if (status === 'removed') {
    return (
      <article
        id={commentAnchor(id)}
        tabIndex={-1}
        className="comment comment-removed"
        aria-label="Comment removed"
      >
        <p>Comment removed</p>
      </article>
    )
  }
  return (
    <article
      id={commentAnchor(id)}
      tabIndex={-1}
      className="comment"
      data-status={status}
      aria-label={`${comment.parent ? 'Reply' : 'Comment'} by ${name}`}
    >
      <header className="comment-head">
        <span className="comment-mark" aria-hidden="true" data-team={comment.team || undefined}>
          {initial(name ?? '')}
        </span>
        <div className="comment-by">
          <span className="comment-name">
            <bdi>{name}</bdi>
          </span>
          {comment.team && <span className="comment-badge comment-team">{brand} team</span>}
          <span className="comment-time">
            <time dateTime={comment.createdAt} title={exact(comment.createdAt)}>
              {timeAgo(comment.createdAt, now)}
            </time>
            {comment.edited && ' · edited'}
          </span>
          {status === 'pending' && (
            <span className="comment-badge comment-waiting">Waiting for approval</span>
          )}
          {status === 'rejected' && <span className="comment-badge">Not published</span>}
        </div>
      </header>
      <CommentText html={html ?? ''} />
      {children}
    </article>
  )
}

/** HTML that the server rendered from Markdown (server/markdown.ts). */
export function CommentText({ html }: { html: string }) {
  return <div className="comment-text" dangerouslySetInnerHTML={{ __html: html }} />
}

/** Groups comments with their replies: the newest comment first, the oldest reply first. */
export function threadOrder(comments: CommentView[]): { comment: CommentView; replies: CommentView[] }[] {
  return comments
    .filter(({ parent }) => parent === null)
    .toReversed()
    .map((comment) => ({ comment, replies: comments.filter(({ parent }) => parent === comment.id) }))
}

/** Says how many comments are published, such as "3 comments". */
export function countText(count: number): string {
  return count === 1 ? '1 comment' : `${count} comments`
}

/** Shown to new writers below the form. */
export const moderationNote = `Your first comment appears once a person on our team has read it. You can edit or delete a comment for ${editMinutes} minutes; an edited one is read again.`
export const hintText = 'Markdown: **bold**, `code`, links, lists'

function initial(name: string): string {
  return [...name.replace(/[^\p{L}\p{N}]/gu, '')][0]?.toUpperCase() ?? '·'
}

function exact(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`
}
