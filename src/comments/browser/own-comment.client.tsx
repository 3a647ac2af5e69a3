'use client'

import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@/ui/button'
import { fields, type CommentView, type Problem } from '../contract'
import { editComment, deleteComment } from './api'
import { TextField } from './text-field.client'
import { useDraft } from './use-draft.client'

/** The form to edit a comment. */
export function EditForm(props: {
  comment: CommentView
  onEdited: (comment: CommentView) => void
  onCancel: () => void
}) {
  const { comment, onEdited, onCancel } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useDraft(`edit:${comment.id}`, comment.own?.text)
  const [problem, setProblem] = useState<Problem>()
  const [sending, setSending] = useState(false)
  useEffect(() => field.current?.focus(), [])

  async function save(event: SubmitEvent) {
    event.preventDefault()
    if (sending) return
    setSending(true)
    setProblem(undefined)
    const result = await editComment(comment.id, draft.text)
    setSending(false)
    if (!('body' in result)) {
      setProblem(result)
      return
    }
    draft.clear()
    onEdited({ ...result.body.comment, likes: comment.likes })
  }

  return (
    <form
      className="comments-form"
      aria-label="Edit your comment"
      noValidate
      onSubmit={(event) => void save(event)}
    >
      <TextField
        label="Your comment"
        value={draft.text}
        onChange={draft.write}
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

/** Asks for confirmation before deleting a comment. */
export function DeleteConfirmation(props: {
  comment: CommentView
  onDeleted: () => void
  onCancel: () => void
}) {
  const { comment, onDeleted, onCancel } = props
  const keep = useRef<HTMLButtonElement>(null)
  const [problem, setProblem] = useState<Problem>()
  const [sending, setSending] = useState(false)
  useEffect(() => keep.current?.focus(), [])

  async function remove() {
    setSending(true)
    setProblem(undefined)
    const result = await deleteComment(comment.id)
    setSending(false)
    if ('body' in result) onDeleted()
    else setProblem(result)
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
