import type { CSSProperties } from 'react'
import { federationCompanies } from './companies'
import styles from './timeline.module.css'

/** When each company spoke about its graph, on a time axis. */
export function Timeline() {
  const companies = federationCompanies().toReversed()
  const years = companies.map(({ source }) => Number(source.date.slice(0, 4)))
  const first = Math.min(...years)
  const last = Math.max(...years) + 1
  const share = (time: number) => ((time - first) / (last - first)) * 100
  return (
    <figure className={styles.timeline}>
      <figcaption className="mb-4 text-sm text-muted">When each company spoke about it</figcaption>
      <ol>
        {companies.map(({ company, source }) => (
          <li
            key={company}
            className={styles.row}
            style={{ '--at': `${share(yearOf(source.date)).toFixed(1)}%` } as CSSProperties}
          >
            <span className={styles.company}>{company}</span>
            <span className={styles.year}>{source.date.slice(0, 4)}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}

/** A date as a number of years, such as 2024.27. */
function yearOf(date: string): number {
  return Number(date.slice(0, 4)) + (Number(date.slice(5, 7)) - 1) / 12
}
