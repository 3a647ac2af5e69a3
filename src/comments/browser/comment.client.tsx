'use client'

import { useEffect, useRef, useState } from 'react'
import type { CommentView } from '../contract'
import { CommentArticle } from '../parts'
import { Composer } from './composer.client'
import { DeleteConfirmation, EditForm } from './own-comment.client'
import { LikeButton } from './reactions.client'

/** Callbacks from a comment to the conversation. */
export type Events = {
  onSent: (comment: CommentView) => void
  onEdited: (comment: CommentView) => void
  onDeleted: (comment: CommentView) => void
  onProblem: (text: string) => void
}
type Props = { path: string; comment: CommentView; now: number; events: Events }
type Tool = 'reply' | 'edit' | 'delete'

/** A comment with the actions that this visitor may take. */
export function Comment({ path, comment, now, events }: Props) {
  const { id, status, name = '', likes } = comment
  const [open, setOpen] = useState<Tool>()
  const [closed, setClosed] = useState<{ tool: Tool }>()
  const buttons = useRef<Partial<Record<Tool, HTMLButtonElement | null>>>({})
  const isEditable = useIsEditable(comment)

  // After the form closed, return the focus to its button, which may have been remounted.
  useEffect(() => {
    if (closed) buttons.current[closed.tool]?.focus()
  }, [closed])

  function close() {
    if (open) setClosed({ tool: open })
    setOpen(undefined)
  }

  if (open === 'edit') {
    return (
      <EditForm
        comment={comment}
        onCancel={close}
        onEdited={(edited) => {
          setOpen(undefined)
          events.onEdited(edited)
        }}
      />
    )
  }
  const tool = (kind: Tool, label: string, spoken: string) => (
    <button
      type="button"
      className="comment-tool"
      ref={(element) => {
        buttons.current[kind] = element
      }}
      aria-label={spoken}
      aria-expanded={kind === 'edit' ? undefined : open === kind}
      onClick={() => (open === kind ? close() : setOpen(kind))}
    >
      {label}
    </button>
  )
  return (
    <>
      <CommentArticle comment={comment} now={now}>
        <div className="comment-tools">
          {status === 'approved' && (
            <>
              <LikeButton id={id} name={name} likes={likes} onProblem={events.onProblem} />
              {tool('reply', 'Reply', `Reply to ${name}`)}
            </>
          )}
          {isEditable && (
            <>
              {tool('edit', 'Edit', 'Edit your comment')}
              {tool('delete', 'Delete', 'Delete your comment')}
            </>
          )}
        </div>
        {open === 'delete' && (
          <DeleteConfirmation
            comment={comment}
            onCancel={close}
            onDeleted={() => events.onDeleted(comment)}
          />
        )}
      </CommentArticle>
      {open === 'reply' && (
        <div className="comment-reply-form">
          <Composer
            path={path}
            parent={comment}
            onCancel={close}
            onSent={(reply) => {
              setOpen(undefined)
              events.onSent(reply)
            }}
          />
        </div>
      )}
    </>
  )
}

/** Whether the visitor may edit this comment; becomes false when the time is up. */
function useIsEditable({ id, own }: CommentView): boolean {
  const [expired, setExpired] = useState<string>()
  const seconds = own?.seconds
  useEffect(() => {
    if (seconds === undefined) return
    const timer = setTimeout(() => setExpired(id), seconds * 1000)
    return () => clearTimeout(timer)
  }, [id, seconds])
  return own !== undefined && expired !== id
}
