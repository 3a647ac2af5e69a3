import type { CSSProperties } from 'react'
import styles from './studio.module.css'

/** A share of all requests, 0 to 1, as a bar and a percentage. */
export function Share({ of }: { of: number }) {
  const percent = Math.round(of * 100)
  return (
    <span className={styles.share} style={{ '--share': percent / 100 } as CSSProperties}>
      {percent}%
    </span>
  )
}
