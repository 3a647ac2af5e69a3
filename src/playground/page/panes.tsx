import type { ReactNode } from 'react'
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

export function PaneFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} tabIndex={0} className={`${styles.pane} ${styles.finished}`}>
      {children}
    </section>
  )
}
