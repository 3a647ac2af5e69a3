'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import type { CommentView } from '../contract'
import { CommentArticle, sendClass, toolClass, toolsClass } from '../parts'
import { deleteComment } from './api'
import { CommentForm } from './comment-form.client'
import { LikeButton } from './reactions.client'

/** Callbacks from a comment to the conversation. */
export type Events = {
  onSaved: (comment: CommentView) => void
  onDeleted: () => void
  onProblem: (text: string) => void
}
type Props = { path: string; comment: CommentView; now: number; events: Events }
type Tool = 'reply' | 'delete'

/** A comment with the actions that this visitor may take. */
export function Comment({ path, comment, now, events }: Props) {
  const { id, status, name = '', likes, own } = comment
  const [open, setOpen] = useState<Tool>()
  const [closed, setClosed] = useState<{ tool: Tool }>()
  const buttons = useRef<Partial<Record<Tool, HTMLButtonElement | null>>>({})

  // After the form closed, return the focus to its button, which may have been remounted.
  useEffect(() => {
    if (closed) buttons.current[closed.tool]?.focus()
  }, [closed])

  function close() {
    if (open) setClosed({ tool: open })
    setOpen(undefined)
  }
  function onSaved(saved: CommentView) {
    setOpen(undefined)
    events.onSaved(saved)
  }

  const tool = (kind: Tool, label: string, spoken: string) => (
    <button
      type="button"
      className={toolClass}
      ref={(element) => {
        buttons.current[kind] = element
      }}
      aria-label={spoken}
      aria-expanded={open === kind}
      onClick={() => (open === kind ? close() : setOpen(kind))}
    >
      {label}
    </button>
  )
  return (
    <>
      <CommentArticle comment={comment} now={now}>
        <div className={toolsClass}>
          {status === 'approved' && (
            <>
              <LikeButton id={id} name={name} likes={likes} onProblem={events.onProblem} />
              {tool('reply', 'Reply', `Reply to ${name}`)}
            </>
          )}
          {own && tool('delete', 'Delete', 'Delete your comment')}
        </div>
        {open === 'delete' && <DeleteConfirmation id={id} onCancel={close} onDeleted={events.onDeleted} />}
      </CommentArticle>
      {open === 'reply' && (
        <div className="mt-4 border-s border-line-strong ps-4 sm:ms-[13px] sm:ps-6">
          <CommentForm path={path} parent={comment} onCancel={close} onSaved={onSaved} />
        </div>
      )}
    </>
  )
}

type DeletionProps = { id: string; onDeleted: () => void; onCancel: () => void }

/** Asks for confirmation before deleting a comment. */
function DeleteConfirmation({ id, onDeleted, onCancel }: DeletionProps) {
  const keep = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState('')
  const [sending, setSending] = useState(false)
  useEffect(() => keep.current?.focus(), [])

  async function remove() {
    setSending(true)
    setProblem('')
    const result = await deleteComment(id)
    setSending(false)
    if ('body' in result) onDeleted()
    else setProblem(result.error)
  }

  return (
    <div
      role="group"
      aria-label="Delete this comment?"
      className="mt-4 grid gap-2.5 border-s border-line-strong ps-4 text-body-sm"
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <p>Delete this comment? This cannot be undone.</p>
      <p role="alert" className="field-error mt-0">
        {problem}
      </p>
      <div className={sendClass}>
        <Button
          variant="secondary"
          size="sm"
          loading={sending}
          loadingLabel="Deleting…"
          onClick={() => void remove()}
        >
          Delete
        </Button>
        <button type="button" ref={keep} className={toolClass} onClick={onCancel}>
          Keep
        </button>
      </div>
    </div>
  )
}
