import type { ReactNode } from 'react'
import { brand } from '@/config/brand'
import { commentAnchor, type CommentView } from './contract'
import { timeAgo } from '@/lib/time-ago'

/** Components and classes of a conversation. */

export const formClass = 'comments-form grid gap-4'
export const labelClass = 'text-sm font-medium'
export const hintClass = 'text-caption leading-normal text-muted wrap-anywhere'
/** Buttons and what is said beside them. */
export const sendClass = 'flex flex-wrap items-center gap-x-4 gap-y-2'
/** The actions of a comment, and one of them. */
export const toolsClass =
  'mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-muted empty:hidden'
export const toolClass =
  'inline-flex min-h-7 cursor-pointer items-center rounded-md px-1 text-caption font-medium text-muted underline-offset-4 transition-colors hover:text-text hover:underline aria-expanded:text-text aria-expanded:underline'

type Props = { comment: CommentView; children?: ReactNode }

/** A comment; `children` are its actions. */
export function CommentArticle({ comment, children }: Props) {
  const { id, html, name, status } = comment
  if (status === 'removed') {
    return (
      <article
        id={commentAnchor(id)}
        tabIndex={-1}
        className="comment scroll-mt-6 text-sm text-muted italic outline-offset-8"
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
      className="comment scroll-mt-6 outline-offset-8 sm:[&>:not(header)]:ms-9.5"
      data-status={status}
      aria-label={`${comment.parent ? 'Reply' : 'Comment'} by ${name}`}
    >
      <header className="flex gap-2.5">
        {/* Avatars are planets; team members have a ring. */}
        <span
          className="grid size-7 shrink-0 place-items-center rounded-full border border-line-strong bg-raised-2 text-caption font-semibold text-muted data-team:text-accent data-team:outline data-team:outline-offset-2 data-team:outline-accent/55"
          aria-hidden="true"
          data-team={comment.team || undefined}
        >
          {initial(name ?? '')}
        </span>
        <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-0.5">
          <span className="min-w-0 font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </span>
          {comment.team && <Badge className="border-accent/50 text-accent">{brand} team</Badge>}
          <span className="text-caption text-muted">
            <time dateTime={comment.createdAt} title={exact(comment.createdAt)}>
              {timeAgo(comment.createdAt)}
            </time>
          </span>
          {status === 'pending' && <Badge className="border-amber/50 text-amber">Waiting for approval</Badge>}
          {status === 'rejected' && <Badge className="border-line-strong text-muted">Not published</Badge>}
        </div>
      </header>
      <CommentText html={html ?? ''} className="mt-2.5" />
      {children}
    </article>
  )
}

function Badge({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className={`rounded-full border px-2 py-px text-caption font-medium ${className}`}>{children}</span>
  )
}

/** HTML that the server rendered from Markdown (server/markdown.ts). */
export function CommentText({ html, className = '' }: { html: string; className?: string }) {
  return <div className={`comment-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}

type ListProps = { comments: CommentView[]; renderComment: (comment: CommentView) => ReactNode }

/** Comments with their replies below them, each as `renderComment` draws it. */
export function CommentList({ comments, renderComment }: ListProps) {
  return (
    <ol className="mt-3">
      {threadOrder(comments).map(({ comment, replies }) => (
        <li key={comment.id} className="border-t border-line py-6">
          {renderComment(comment)}
          {replies.length > 0 && (
            <ol className="mt-5 space-y-6 border-s border-line ps-4 sm:ms-[13px] sm:ps-6">
              {replies.map((reply) => (
                <li key={reply.id}>{renderComment(reply)}</li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  )
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
export const moderationNote =
  'Your first comment appears once a person on our team has read it. You can delete your comments from this browser.'
export const hintText = 'Markdown: **bold**, `code`, links, lists'

function initial(name: string): string {
  return [...name.replace(/[^\p{L}\p{N}]/gu, '')][0]?.toUpperCase() ?? '·'
}

function exact(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`
}
