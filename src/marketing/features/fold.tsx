import type { ReactNode } from 'react'
import { ChevronDown } from '@/ui/icon'
import styles from './fold.module.css'

type Props = {
  /** Names of the features inside. */
  titles: string[]
  children: ReactNode
}

/** The features of a group: folded below 64rem, where the browser opens them for an anchor or a find in the page. */
export function Fold({ titles, children }: Props) {
  return (
    <details className={styles.fold}>
      <summary data-chrome>
        <span className={styles.action}>
          <span className={styles.closed}>Show {titles.length} features</span>
          <span className={styles.opened}>Hide the features</span>
          <ChevronDown size={16} className={styles.chevron} />
        </span>
        <span className={styles.titles}>{titles.join(' · ')}</span>
      </summary>
      {children}
    </details>
  )
}
