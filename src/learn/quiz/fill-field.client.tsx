'use client'

import { useId, type ReactNode } from 'react'

type Props = {
  promptId: string
  /** The question as HTML. */
  prompt: string
  /** The sentence around the blank as HTML, for a question that is a sentence with a blank. */
  blank?: { before: string; after: string }
  hint?: string
  value: string
  onChange: (value: string) => void
  /** The listing between a question and its field. */
  children: ReactNode
}

/**
 * A text to fill in: a field in its sentence, or one below the question. The field is named by the whole sentence, so
 * that a screen reader which jumps to it reads what is asked; in the sentence the blank is read as "blank".
 */
export function FillField({ promptId, prompt, blank, hint, value, onChange, children }: Props) {
  const hintId = useId()
  const field = (
    <input
      type="text"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      aria-labelledby={promptId}
      aria-describedby={hint ? hintId : undefined}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      className={`max-w-full rounded-lg border border-line-strong bg-raised px-2.5 font-mono text-base/normal ${blank ? 'w-44 py-1' : 'w-full py-[9px] sm:max-w-96'}`}
    />
  )
  return (
    <>
      {blank ? (
        <p id={promptId} className="quiz-text text-lg leading-[2.2] font-medium">
          <span dangerouslySetInnerHTML={{ __html: blank.before }} /> <span className="sr-only">blank </span>
          {field}
          <span dangerouslySetInnerHTML={{ __html: blank.after }} />
        </p>
      ) : (
        <p
          id={promptId}
          className="quiz-text text-lg font-medium"
          dangerouslySetInnerHTML={{ __html: prompt }}
        />
      )}
      {children && <div className="mt-4">{children}</div>}
      <div className="mt-3 grid gap-1.5">
        {hint && (
          <p id={hintId} className="text-sm text-muted">
            {hint}
          </p>
        )}
        {!blank && field}
      </div>
    </>
  )
}
