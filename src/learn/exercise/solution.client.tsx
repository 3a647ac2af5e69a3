'use client'

import { useState, type MouseEvent, type ReactNode } from 'react'
import { Button } from '@/ui/button'
import { ChevronDown } from '@/ui/icon'
import styles from './exercise.module.css'

type Props = {
  /** Asks nothing before the solution opens. */
  solved: boolean
  /** Puts the solution into the editors. */
  onTry: () => void
  children: ReactNode
}

/** The solution with its reason. With script it asks once before it opens; without, it opens at once. */
export function Solution({ solved, onTry, children }: Props) {
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)

  function toggle(event: MouseEvent) {
    event.preventDefault()
    if (open || solved) setOpen(!open)
    else setAsking(true)
  }
  function answer(show: boolean) {
    setAsking(false)
    setOpen(show)
  }

  return (
    <div className={styles.part} data-chrome>
      <details open={open} className={styles.solution}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a summary is a button, and keys click it */}
        <summary onClick={toggle}>
          {open ? 'Hide the solution' : 'Show the solution'} <ChevronDown size={16} />
        </summary>
        <div className={styles.solutionBody}>
          {children}
          <Button size="sm" variant="secondary" className="script-only" onClick={onTry}>
            Try it in the editors
          </Button>
        </div>
      </details>
      {asking && (
        <div role="group" aria-label="Show the solution?" className={styles.ask}>
          <p role="status">
            Reading the solution does not solve the exercise: only your own schemas do. Show it anyway?
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={() => answer(true)}>
              Show it
            </Button>
            <Button size="sm" variant="ghost" onClick={() => answer(false)}>
              Keep trying
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
