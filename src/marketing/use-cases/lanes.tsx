import clsx from 'clsx'
import { brand } from '@/config/brand'
import type { AlternativeData } from '@/content/schemas/alternative'
import { VisuallyHidden } from '@/ui/visually-hidden'
import styles from './lanes.module.css'

const sides = ['them', 'both', 'us'] as const

/** Which product does each part of the work after each step of a migration, as a table of colored bars. */
export function Lanes({ data: { other, steps, lanes } }: { data: AlternativeData }) {
  const names = { them: other, both: 'both', us: brand }
  return (
    <figure className="mb-12 md:mb-16">
      <table className={styles.lanes}>
        <thead>
          <tr>
            <th scope="col">After step</th>
            {steps.map(({ title }, index) => (
              <th key={title} scope="col">
                {index + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lanes.map((lane) => (
            <tr key={lane.part}>
              <th scope="row">{lane.part}</th>
              {steps.map(({ title }, index) => {
                const side = sideAfter(lane, index + 1)
                return (
                  <td key={title}>
                    <span className={clsx(styles.bar, styles[side])}>
                      <VisuallyHidden>{names[side]}</VisuallyHidden>
                    </span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption aria-hidden="true" className="mt-5 flex flex-wrap gap-x-8 gap-y-2 text-sm text-muted">
        {sides.map((side) => (
          <span key={side} className="inline-flex items-center gap-2">
            <span className={clsx(styles.bar, styles.key, styles[side])} />
            {names[side]}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

function sideAfter({ both = Infinity, us = Infinity }: AlternativeData['lanes'][number], step: number) {
  if (step >= us) return 'us'
  return step >= both ? 'both' : 'them'
}
