import clsx from 'clsx'
import { groupBy } from '@/lib/group-by'
import type { Fetch, Plan } from '../engine/messages'
import { FetchView } from './fetch-view'

type Props = {
  plan: Pick<Plan, 'fetches'>
  subgraphs: readonly string[]
  /** Steps stand side by side where there is room; elsewhere operations are left out. */
  wide?: boolean
}

/** A query plan as a tree: steps in sequence, and in each the fetches that run in parallel. */
export function PlanTree({ plan, subgraphs, wide }: Props) {
  const waves = [...groupBy(plan.fetches, ({ wave }) => wave)].toSorted(([a], [b]) => a - b)
  return (
    <ol
      aria-label="Query plan"
      className={clsx(
        'grid grid-cols-1 gap-6',
        wide && 'items-start lg:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]',
      )}
    >
      {waves.map(([wave, fetches]) => (
        <li key={wave}>
          <p className="font-mono text-caption text-muted">{stepText(wave, waves.length, fetches)}</p>
          <ol className="mt-3 grid grid-cols-1 gap-4">
            {fetches.map((fetch) => (
              <li key={fetch.id}>
                <FetchView fetch={fetch} subgraphs={subgraphs} short={wide} />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}

function stepText(wave: number, waves: number, fetches: Fetch[]): string {
  return `Step ${wave}${waves > 1 ? ` of ${waves}` : ''}${fetches.length > 1 ? `, ${fetches.length} fetches in parallel` : ''}`
}
