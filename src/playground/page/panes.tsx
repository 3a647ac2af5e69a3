import type { ReactNode } from 'react'
import { Pane } from './pane'
import styles from './workbench.module.css'

/** The grid of the workbench around finished content, so that nothing moves when the workbench takes its place. */
export function Panes({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.workbench}>
      <div className={styles.head}>{head}</div>
      <div className={styles.panes}>{children}</div>
    </div>
  )
}

export function FinishedPane({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Pane label={label}>
      <div role="group" aria-label={label} tabIndex={0} className={styles.finished}>
        {children}
      </div>
    </Pane>
  )
}
