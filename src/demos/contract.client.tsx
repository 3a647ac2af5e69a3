'use client'

import { useState, type ReactNode } from 'react'
import { cli } from '@/config/brand'
import type { Subgraph, TagFilter } from '@/playground/engine/messages'
import { paneName } from '@/playground/workbench/frame'
import { useOnDemand } from '@/playground/workbench/use-on-demand.client'
import { useHydrated } from '@/site/use-hydrated.client'

const tags = ['public', 'partner', 'internal']
const rows = [
  { part: 'include', label: 'Show only' },
  { part: 'exclude', label: 'Hide' },
] as const

type Props = { subgraphs: Subgraph[]; initial: TagFilter; children: ReactNode }

/**
 * Tags to tick, the command that they mean, and the schema of that audience. Takes the schema of the initial audience from
 * the build; the first tick fetches the engine.
 */
export function ContractWidget({ subgraphs, initial, children }: Props) {
  const [filter, setFilter] = useState(initial)
  const { loaded, status, start } = useOnDemand(() => import('./live.client'))
  const hydrated = useHydrated()

  function toggle(part: keyof TagFilter, tag: string) {
    const known = filter[part]
    const ticked = known.includes(tag) ? known.filter((other) => other !== tag) : [...known, tag]
    setFilter({ ...filter, [part]: ticked })
    void start()
  }

  return (
    <div className="min-w-0">
      <div className="border-y border-line bg-raised px-4 pt-3 pb-3.5 md:border-t-0">
        {rows.map(({ part, label }) => (
          <fieldset key={part} className="flex flex-wrap items-center gap-x-5">
            <legend className="float-left w-full text-sm text-muted sm:w-20">{label}</legend>
            {tags.map((tag) => (
              <label
                key={tag}
                className="inline-flex min-h-8 cursor-pointer items-center gap-2 font-mono text-caption has-disabled:cursor-default pointer-coarse:min-h-11"
              >
                <input
                  type="checkbox"
                  checked={filter[part].includes(tag)}
                  disabled={!hydrated}
                  onChange={() => toggle(part, tag)}
                  autoComplete="off"
                  className="check"
                />
                {tag}
              </label>
            ))}
          </fieldset>
        ))}
        <p className="mt-2 font-mono text-caption break-words text-muted">
          {cli} contract create shop-audience <span className="inline-block">--source shop</span>
          {rows.map(
            ({ part }) =>
              filter[part].length > 0 && (
                <span key={part}>
                  {' '}
                  <span className="inline-block">
                    --{part} {filter[part].join(' ')}
                  </span>
                </span>
              ),
          )}
        </p>
        {status === 'failed' && (
          <p role="alert" className="mt-3 text-sm text-muted">
            The engine could not be loaded, so the schema is that of before. Check your connection and tick
            again.
          </p>
        )}
      </div>
      <p className={paneName}>What the audience sees</p>
      {/* The schema of the smallest audience is as high as that of the largest. */}
      <div className="md:min-h-84" aria-busy={status === 'loading'}>
        {loaded ? (
          <loaded.LiveContract subgraphs={subgraphs} filter={filter}>
            {children}
          </loaded.LiveContract>
        ) : (
          children
        )}
      </div>
    </div>
  )
}
