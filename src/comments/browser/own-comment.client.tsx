'use client'

import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@/ui/button'
import { fields, type CommentView, type Problem } from '../contract'
import { changeComment, deleteComment } from './api'
import { TextField } from './text-field.client'
import { useDraft } from './use-draft.client'

/** The form in which a writer changes a comment. */
export function EditForm(props: {
  comment: CommentView
  onChanged: (comment: CommentView) => void
  onCancel: () => void
}) {
  const { comment, onChanged, onCancel } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const writing = useDraft(`edit:${comment.id}`, comment.own?.text)
  const [problem, setProblem] = useState<Problem>()
  const [sending, setSending] = useState(false)
  useEffect(() => field.current?.focus(), [])

  async function save(event: SubmitEvent) {
    event.preventDefault()
    if (sending) return
    setSending(true)
    setProblem(undefined)
    const answer = await changeComment(comment.id, writing.text)
    setSending(false)
    if (!('body' in answer)) {
      setProblem(answer)
      return
    }
    writing.finish()
    onChanged({ ...answer.body.comment, likes: comment.likes })
  }

  return (
    <form
      className="comments-form"
      aria-label="Change your comment"
      noValidate
      onSubmit={(event) => void save(event)}
    >
      <TextField
        label="Your comment"
        value={writing.text}
        onChange={writing.write}
        error={problem?.errors?.[fields.text]}
        field={field}
        onEscape={onCancel}
      />
      <p role="alert" className="comments-error">
        {problem?.error}
      </p>
      <div className="comments-send">
        <Button type="submit" size="sm" loading={sending} loadingLabel="Saving…">
          Save
        </Button>
        <button type="button" className="comment-tool" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}

/** Asks before a comment is deleted. */
export function DeleteQuestion(props: { comment: CommentView; onDeleted: () => void; onCancel: () => void }) {
  const { comment, onDeleted, onCancel } = props
  const keep = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState<Problem>()
  const [sending, setSending] = useState(false)
  useEffect(() => keep.current?.focus(), [])

  async function remove() {
    setSending(true)
    setProblem(undefined)
    const answer = await deleteComment(comment.id)
    setSending(false)
    if ('body' in answer) onDeleted()
    else setProblem(answer)
  }

  return (
    <div
      role="group"
      aria-label="Delete this comment?"
      className="comments-question"
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <p>Delete this comment? This cannot be undone.</p>
      <p role="alert" className="comments-error">
        {problem?.error}
      </p>
      <div className="comments-send">
        <Button
          variant="secondary"
          size="sm"
          loading={sending}
          loadingLabel="Deleting…"
          onClick={() => void remove()}
        >
          Delete
        </Button>
        <button type="button" ref={keep} className="comment-tool" onClick={onCancel}>
          Keep
        </button>
      </div>
    </div>
  )
}
