'use client'

import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@/ui/button'
import { maxEmailLength } from '@/lib/max-email-length'
import { minFillMs } from '@/requests/fields'
import { fields, maxNameLength, type CommentView, type Problem } from '../contract'
import { sendComment } from './api'
import { saveWriter, readToken, readWriter, ensureToken } from './storage'
import { TextField } from './text-field.client'
import { useDraft } from './use-draft.client'
import { moderationNote } from '../parts'

type Props = {
  path: string
  /** The comment to reply to. */
  parent?: CommentView
  onSent: (comment: CommentView) => void
  onCancel?: () => void
}

/** The form for a comment or a reply. It keeps what was typed until the server has stored it. */
export function Composer({ path, parent, onSent, onCancel }: Props) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useDraft(parent ? `${path}#${parent.id}` : path)
  const [writer, setWriter] = useState(readWriter)
  const [problem, setProblem] = useState<Problem>()
  const [sending, setSending] = useState(false)
  const [isNew] = useState(() => readToken() === undefined)

  useEffect(() => {
    if (parent) field.current?.focus()
  }, [parent])

  // Focus the first field with an error.
  useEffect(() => {
    if (problem?.errors) form.current?.querySelector<HTMLElement>('[aria-invalid]:not([hidden])')?.focus()
  }, [problem])

  async function send(event: SubmitEvent) {
    event.preventDefault()
    if (sending) return
    setSending(true)
    setProblem(undefined)
    ensureToken()
    const trap = form.current?.elements.namedItem(fields.honeypot)
    await new Promise((resolve) => setTimeout(resolve, minFillMs - draft.elapsed()))
    const result = await sendComment({
      [fields.path]: path,
      [fields.name]: writer.name,
      [fields.email]: writer.email,
      [fields.text]: draft.text,
      [fields.key]: draft.key,
      [fields.elapsed]: String(draft.elapsed()),
      ...(parent && { [fields.parent]: parent.id }),
      ...(trap instanceof HTMLInputElement && { [fields.honeypot]: trap.value }),
    })
    setSending(false)
    if (!('body' in result)) {
      setProblem(result)
      return
    }
    saveWriter(writer)
    draft.clear()
    onSent(result.body.comment)
  }

  const errors = problem?.errors ?? {}
  return (
    <form
      ref={form}
      className="comments-form"
      aria-label={parent ? `Reply to ${parent.name}` : 'Write a comment'}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <div className="comments-who">
        <Field
          id={`${id}-name`}
          label="Name"
          error={errors[fields.name]}
          input={{
            value: writer.name,
            maxLength: maxNameLength,
            autoComplete: 'name',
            required: true,
            onChange: (event) => setWriter({ ...writer, name: event.target.value }),
          }}
        />
        <Field
          id={`${id}-email`}
          label="Email"
          note="optional, never shown"
          error={errors[fields.email]}
          input={{
            type: 'email',
            value: writer.email,
            maxLength: maxEmailLength,
            autoComplete: 'email',
            onChange: (event) => setWriter({ ...writer, email: event.target.value }),
          }}
        />
      </div>
      <TextField
        label={parent ? 'Reply' : 'Comment'}
        value={draft.text}
        onChange={draft.write}
        error={errors[fields.text]}
        field={field}
        onEscape={onCancel}
      />
      <p hidden aria-hidden="true">
        <label>
          Leave this empty <input name={fields.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <p role="alert" className="comments-error">
        {problem?.error}
      </p>
      <div className="comments-send">
        <Button type="submit" loading={sending} loadingLabel="Sending…" size={parent ? 'sm' : 'md'}>
          {parent ? 'Reply' : 'Comment'}
        </Button>
        {onCancel && (
          <button type="button" className="comment-tool" onClick={onCancel}>
            Cancel
          </button>
        )}
        {isNew && <p className="comments-hint">{moderationNote}</p>}
      </div>
    </form>
  )
}

type FieldProps = {
  id: string
  label: string
  note?: string
  error: string | undefined
  input: React.ComponentProps<'input'>
}

function Field({ id, label, note, error, input }: FieldProps) {
  return (
    <div className="comments-field">
      <label htmlFor={id}>
        {label} {note && <span className="comments-note">({note})</span>}
      </label>
      <input
        {...input}
        id={id}
        className="comments-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p id={`${id}-error`} className="comments-field-error">
          {error}
        </p>
      )}
    </div>
  )
}
