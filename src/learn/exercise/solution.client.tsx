'use client'

import { useState, type MouseEvent, type ReactNode } from 'react'
import { Button } from '@/ui/button'
import styles from './exercise.module.css'
import { SolutionDetails } from './solution-details'

type Props = {
  /** It was opened before the workbench started, and stays open. */
  opened: boolean
  /** Asks nothing before the solution opens. */
  solved: boolean
  /** Puts the solution into the editors. */
  onTry: () => void
  children: ReactNode
}

/** The solution, which asks once before it opens. */
export function Solution({ opened, solved, onTry, children }: Props) {
  const [open, setOpen] = useState(opened)
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
    <>
      <SolutionDetails open={open} onToggle={toggle} onTry={onTry}>
        {children}
      </SolutionDetails>
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
    </>
  )
}
