import type { MouseEventHandler, ReactNode } from 'react'
import { Button } from '@/ui/button'
import { ChevronDown } from '@/ui/icon'
import styles from './exercise.module.css'

type Props = {
  open?: boolean
  onToggle?: MouseEventHandler
  /** Puts the solution into the editors. */
  onTry?: () => void
  children: ReactNode
}

/** The solution with its reason. Without script it opens at once. */
export function SolutionDetails({ open = false, onToggle, onTry, children }: Props) {
  return (
    <details open={open} className={styles.solution}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a summary is a button, and keys click it */}
      <summary onClick={onToggle}>
        {open ? 'Hide the solution' : 'Show the solution'} <ChevronDown size={16} />
      </summary>
      <div className={styles.solutionBody}>
        {children}
        <Button size="sm" variant="secondary" className="script-only" onClick={onTry}>
          Try it in the editors
        </Button>
      </div>
    </details>
  )
}
