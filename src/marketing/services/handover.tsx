import type { CSSProperties } from 'react'
import { servicesData } from './data'
import styles from './handover.module.css'

/** How the work moves from us to the customer, week by week: one column per week, split by who does the work. */
export function Handover() {
  const { weeks, phases } = servicesData().engagement
  const shares = Array.from({ length: weeks }, (_, week) => {
    const active = phases.filter(({ from, to }) => from <= week && week < to)
    return Math.round(active.reduce((sum, { ours }) => sum + ours, 0) / Math.max(active.length, 1))
  })
  return (
    <figure className="container-page pb-12 md:pb-16">
      <ol data-play className={styles.weeks}>
        {shares.map((ours, week) => (
          <li key={week} style={{ '--ours': `${ours}%` } as CSSProperties}>
            <span className="sr-only">
              Week {week + 1}: {ours}% our work
            </span>
            <span aria-hidden="true">{week + 1}</span>
          </li>
        ))}
      </ol>
      <figcaption className="mt-4 flex flex-wrap justify-between gap-x-8 gap-y-2 text-sm text-muted">
        <span>Who does the work in each week of an example migration.</span>
        <span className="flex gap-6">
          <span className={styles.oursKey}>our engineers</span>
          <span className={styles.yoursKey}>your team</span>
        </span>
      </figcaption>
    </figure>
  )
}
