'use client'

import { useId, useState, type KeyboardEvent, type RefObject } from 'react'
import { formatNumber } from '@/lib/format-number'
import { maxCommentLength } from '../contract'
import { CommentText, hintText } from '../parts'
import { fetchPreview } from './api'

type Props = {
  label: string
  value: string
  onChange: (text: string) => void
  error: string | undefined
  field: RefObject<HTMLTextAreaElement | null>
  onEscape?: () => void
}

/** The text field of a comment, with a preview. */
export function TextField({ label, value, onChange, error, field, onEscape }: Props) {
  const id = useId()
  const [preview, setPreview] = useState<{ html?: string; text: string }>()

  async function showPreview() {
    setPreview({ text: value.trim() === '' ? 'Nothing to preview yet.' : 'Loading the preview…' })
    if (value.trim() === '') return
    const result = await fetchPreview(value)
    setPreview((shown) => {
      if (!shown) return shown
      return 'body' in result
        ? { html: result.body.html, text: '' }
        : { text: result.errors?.text ?? result.error }
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) field.current?.form?.requestSubmit()
    if (event.key === 'Escape') onEscape?.()
  }

  return (
    <div className="comments-field">
      <div className="comments-modes">
        <label htmlFor={id}>{label}</label>
        <button
          type="button"
          aria-pressed={preview !== undefined}
          className="comment-tool"
          onClick={() => (preview ? setPreview(undefined) : void showPreview())}
        >
          Preview
        </button>
      </div>
      <textarea
        ref={field}
        id={id}
        className="comments-input"
        hidden={preview !== undefined}
        rows={4}
        maxLength={maxCommentLength}
        value={value}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {preview && (
        <div className="comments-preview" role="region" aria-label="Preview" aria-live="polite">
          {preview.html === undefined ? (
            <p className="comments-hint">{preview.text}</p>
          ) : (
            <CommentText html={preview.html} />
          )}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className="comments-field-error">
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className="comments-hint">
        {hintText}
        {value.length > maxCommentLength * 0.8 &&
          ` · ${formatNumber(maxCommentLength - value.length)} characters left`}
      </p>
    </div>
  )
}
