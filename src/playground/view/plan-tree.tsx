import { groupBy } from '@/lib/group-by'
import type { Fetch, Plan } from '../engine/messages'
import { FetchView } from './fetch-view'

type Props = { plan: Plan; subgraphs: readonly string[] }

/** A query plan as a tree: steps in sequence, and in each the fetches that run in parallel. */
export function PlanTree({ plan, subgraphs }: Props) {
  const waves = [...groupBy(plan.fetches, ({ wave }) => wave)].toSorted(([a], [b]) => a - b)
  return (
    <ol aria-label="Query plan" className="grid grid-cols-1 gap-5">
      {waves.map(([wave, fetches]) => (
        <li key={wave}>
          <p className="font-mono text-xs text-muted">{stepText(wave, fetches)}</p>
          <ol className="mt-2 grid grid-cols-1 gap-3 border-l border-line-strong pl-4">
            {fetches.map((fetch) => (
              <li key={fetch.id}>
                <FetchView fetch={fetch} subgraphs={subgraphs} />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}

function stepText(wave: number, fetches: Fetch[]): string {
  return `Step ${wave}${fetches.length > 1 ? `, ${fetches.length} fetches in parallel` : ''}`
}
