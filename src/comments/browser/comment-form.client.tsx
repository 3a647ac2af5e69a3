'use client'

import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import { formatNumber } from '@/lib/format-number'
import { maxEmailLength } from '@/lib/max-email-length'
import { randomId } from '@/lib/random-id'
import { minFillMs, requestFields } from '@/requests/fields'
import { Button } from '@/ui/button'
import { maxCommentLength, type CommentView, type Problem } from '../contract'
import { hintClass, sendClass, toolClass } from '../parts'
import { sendComment } from './api'
import { ensureToken, readDraft, readToken, readWriter, saveDraft, saveWriter, type Writer } from './storage'

/** Shown to new writers below the form. */
const moderationNote =
  'Your first comment appears once a person on our team has read it. You can delete your comments from this browser.'
const hintText = 'Markdown: **bold**, `code`, links, lists'
const focus = (field: HTMLElement | null) => field?.focus()

type Props = {
  path: string
  /** The comment to reply to. */
  parent?: CommentView
  onSaved: (comment: CommentView) => void
  onCancel?: () => void
}

/** The form for a comment or a reply. It keeps what was typed until the server has stored it. */
export function CommentForm({ path, parent, onSaved, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const scope = parent ? `${path}#${parent.id}` : path
  const draft = useDraft(scope)
  const [writer, setWriter] = useState(readWriter)
  const [problem, setProblem] = useState<Problem>()
  const [sending, setSending] = useState(false)
  const [isNew] = useState(() => readToken() === undefined)
  const word = parent ? 'Reply' : 'Comment'

  // Focus the first field with an error.
  useEffect(() => {
    if (problem?.errors) form.current?.querySelector<HTMLElement>('[aria-invalid]:not([hidden])')?.focus()
  }, [problem])

  async function save() {
    ensureToken()
    const trap = form.current?.elements.namedItem(requestFields.honeypot)
    await new Promise((resolve) => setTimeout(resolve, minFillMs - draft.elapsed()))
    return sendComment({
      path,
      ...writer,
      text: draft.text,
      [requestFields.key]: draft.key,
      [requestFields.elapsed]: String(draft.elapsed()),
      ...(parent && { parent: parent.id }),
      ...(trap instanceof HTMLInputElement && { [requestFields.honeypot]: trap.value }),
    })
  }

  async function send(event: SubmitEvent) {
    event.preventDefault()
    if (sending) return
    setSending(true)
    setProblem(undefined)
    const result = await save()
    setSending(false)
    if (!('body' in result)) return setProblem(result)
    saveWriter(writer)
    draft.clear()
    onSaved(result.body.comment)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
    if (event.key === 'Escape') onCancel?.()
  }

  return (
    <form
      ref={form}
      className="comments-form grid gap-4"
      aria-label={parent ? `Reply to ${parent.name}` : 'Write a comment'}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <WriterFields writer={writer} errors={problem?.errors} onChange={setWriter} />
      <TextField
        label={word}
        draft={draft}
        error={problem?.errors?.text}
        focused={parent !== undefined}
        onKeyDown={onKeyDown}
      />
      {/* Only bots fill this field. */}
      <p hidden aria-hidden="true">
        <label>
          Leave this empty <input name={requestFields.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <p role="alert" className="field-error mt-0">
        {problem?.error}
      </p>
      <div className={sendClass}>
        <Button type="submit" loading={sending} loadingLabel="Sending…" size={parent ? 'sm' : 'md'}>
          {word}
        </Button>
        {onCancel && (
          <button type="button" className={toolClass} onClick={onCancel}>
            Cancel
          </button>
        )}
        {isNew && <p className={`max-w-[30rem] grow basis-72 ${hintClass}`}>{moderationNote}</p>}
      </div>
    </form>
  )
}

type TextProps = {
  label: string
  draft: ReturnType<typeof useDraft>
  error: string | undefined
  /** Whether it takes the focus when it appears. */
  focused: boolean
  onKeyDown: (event: KeyboardEvent) => void
}

/** The text, and towards its end how many characters are left. */
function TextField({ label, draft, error, focused, onKeyDown }: TextProps) {
  const left = maxCommentLength - draft.text.length
  const hint =
    left > maxCommentLength * 0.2 ? hintText : `${hintText} · ${formatNumber(left)} characters left`
  return (
    <Labeled label={label} error={error} hint={hint}>
      {(control) => (
        <textarea
          {...control}
          ref={focused ? focus : undefined}
          rows={4}
          maxLength={maxCommentLength}
          value={draft.text}
          required
          onChange={(event) => draft.write(event.target.value)}
          onKeyDown={onKeyDown}
        />
      )}
    </Labeled>
  )
}

type WriterProps = { writer: Writer; errors: Problem['errors']; onChange: (writer: Writer) => void }

/** Who writes: a name, and an address when they like. */
function WriterFields({ writer, errors, onChange }: WriterProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Labeled label="Name" error={errors?.name}>
        {(control) => (
          <input
            {...control}
            autoComplete="name"
            required
            value={writer.name}
            onChange={(event) => onChange({ ...writer, name: event.target.value })}
          />
        )}
      </Labeled>
      <Labeled label="Email" note="(optional, never shown)" error={errors?.email}>
        {(control) => (
          <input
            {...control}
            type="email"
            maxLength={maxEmailLength}
            autoComplete="email"
            value={writer.email}
            onChange={(event) => onChange({ ...writer, email: event.target.value })}
          />
        )}
      </Labeled>
    </div>
  )
}

/** The unsent text of a scope (see storage.ts), which survives a failed request and a reload. */
function useDraft(scope: string) {
  const [draft, setDraft] = useState(() => readDraft(scope))
  const [shownAt] = useState(() => performance.now())

  return {
    ...draft,
    write(text: string) {
      setDraft({ ...draft, text })
      saveDraft(scope, { ...draft, text })
    },
    /** Milliseconds since the form was shown. */
    elapsed: () => Math.round(performance.now() - shownAt),
    /** Clears the draft and creates a new key. */
    clear() {
      saveDraft(scope, { text: '', key: '' })
      setDraft({ text: '', key: randomId() })
    },
  }
}

type LabeledProps = {
  label: string
  note?: string
  hint?: string
  error: string | undefined
  children: (control: object) => ReactNode
}

/** A control of the form with its label, hint, and error. */
function Labeled({ label, note, hint, error, children }: LabeledProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-sm font-medium">
        {label} {note && <span className="font-normal text-muted">{note}</span>}
      </label>
      {children({
        id,
        className: 'field-input',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': `${id}-error ${id}-hint`,
      })}
      <p id={`${id}-error`} className="field-error empty:hidden">
        {error}
      </p>
      <p id={`${id}-hint`} className={`mt-1.5 empty:hidden ${hintClass}`}>
        {hint}
      </p>
    </div>
  )
}
