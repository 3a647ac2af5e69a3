'use client'

import { useRef, useState, type ReactNode } from 'react'
import { brand } from '@/config/brand'
import { timeAgo } from '@/lib/time-ago'
import { commentAnchor, commentReaction, type CommentView } from '../contract'
import { CommentText, toolClass } from '../parts'
import { deleteComment } from './api'
import { CommentForm } from './comment-form.client'
import { Reaction } from './reactions.client'

/** Callbacks from a comment to the conversation. */
export type Events = {
  onSaved: (comment: CommentView) => void
  onDeleted: () => void
  onProblem: (text: string) => void
}
type Props = { path: string; comment: CommentView; events: Events }

/** A comment with the actions that this visitor may take. */
export function Comment({ path, comment, events }: Props) {
  const { id, status, name = '', html = '', likes, own } = comment
  const [isReplying, setReplying] = useState(false)
  const replyButton = useRef<HTMLButtonElement>(null)

  function cancel() {
    setReplying(false)
    replyButton.current?.focus()
  }
  function onSaved(saved: CommentView) {
    setReplying(false)
    events.onSaved(saved)
  }

  if (status === 'removed') return <RemovedComment id={id} />
  return (
    <>
      <article
        id={commentAnchor(id)}
        tabIndex={-1}
        className="comment scroll-mt-6 outline-offset-8 sm:[&>:not(header)]:ms-9.5"
        data-status={status}
        aria-label={`${comment.parent ? 'Reply' : 'Comment'} by ${name}`}
      >
        <CommentHeader comment={comment} />
        <CommentText html={html} className="mt-2.5" />
        <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-muted empty:hidden">
          {status === 'approved' && (
            <>
              <Reaction
                kind={commentReaction}
                label={`Like the comment by ${name}`}
                initial={likes}
                subject={{ comment: id }}
                onProblem={events.onProblem}
                small
              />
              <button
                type="button"
                className={toolClass}
                ref={replyButton}
                aria-label={`Reply to ${name}`}
                aria-expanded={isReplying}
                onClick={() => setReplying(!isReplying)}
              >
                Reply
              </button>
            </>
          )}
          {own && <DeleteButton id={id} events={events} />}
        </div>
      </article>
      {isReplying && (
        <div className="mt-4 border-s border-line-strong ps-4 sm:ms-[13px] sm:ps-6">
          <CommentForm path={path} parent={comment} onCancel={cancel} onSaved={onSaved} />
        </div>
      )}
    </>
  )
}

/** In the place of a comment whose replies stay. */
function RemovedComment({ id }: { id: string }) {
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

function DeleteButton({ id, events }: { id: string; events: Events }) {
  async function onClick() {
    if (!window.confirm('Delete this comment? This cannot be undone.')) return
    const result = await deleteComment(id)
    if ('body' in result) events.onDeleted()
    else events.onProblem(result.error)
  }
  return (
    <button
      type="button"
      className={toolClass}
      aria-label="Delete your comment"
      onClick={() => void onClick()}
    >
      Delete
    </button>
  )
}

/** Who wrote the comment, when, and whether it is published. */
function CommentHeader({ comment: { name = '', team, status, createdAt } }: { comment: CommentView }) {
  return (
    <header className="flex gap-2.5">
      {/* Avatars are planets; team members have a ring. */}
      <span
        className="grid size-7 shrink-0 place-items-center rounded-full border border-line-strong bg-raised-2 text-caption font-semibold text-muted data-team:text-accent data-team:outline data-team:outline-offset-2 data-team:outline-accent/55"
        aria-hidden="true"
        data-team={team || undefined}
      >
        {initial(name)}
      </span>
      <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-0.5">
        <span className="min-w-0 font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </span>
        {team && <Badge className="border-accent/50 text-accent">{brand} team</Badge>}
        <span className="text-caption text-muted">
          <time dateTime={createdAt} title={exact(createdAt)}>
            {timeAgo(createdAt)}
          </time>
        </span>
        {status === 'pending' && <Badge className="border-amber/50 text-amber">Waiting for approval</Badge>}
        {status === 'rejected' && <Badge className="border-line-strong text-muted">Not published</Badge>}
      </div>
    </header>
  )
}

function Badge({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className={`rounded-full border px-2 py-px text-caption font-medium ${className}`}>{children}</span>
  )
}

function initial(name: string): string {
  return [...name.replace(/[^\p{L}\p{N}]/gu, '')][0]?.toUpperCase() ?? '·'
}

function exact(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`
}
