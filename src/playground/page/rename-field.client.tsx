'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { renameProblem } from './state/edits'
import type { Work } from '../work'
import styles from './subgraph-tabs.module.css'

type Props = {
  work: Work
  name: string
  /** Gets the new name, or undefined when the old one stays. */
  onDone: (name?: string) => void
}

/** The field that renames a subgraph. Enter keeps the name, Escape drops it; a name that cannot be used says why. */
export function RenameField({ work, name, onDone }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(name)
  const problem = renameProblem(work, name, text.trim())

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault()
        if (!problem) onDone(text.trim())
      }}
    >
      <label htmlFor={id} className="text-xs text-muted">
        New name of {name}
      </label>
      <input
        id={id}
        ref={field}
        value={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}problem` : undefined}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
        onBlur={() => onDone(problem ? undefined : text.trim())}
      />
      {problem && (
        <span id={`${id}problem`} role="alert" className="text-xs text-danger">
          {problem}
        </span>
      )}
    </form>
  )
}
