'use client'

import { lazy, useMemo, useState, type ReactNode } from 'react'
import { cli } from '@/config/brand'
import type { Subgraph, TagFilter } from '@/playground/engine/messages'
import { paneName } from '@/playground/workbench/frame'
import { useHydrated } from '@/site/use-hydrated.client'
import { Live } from './live.client'

const tags = ['public', 'partner', 'internal']
const rows = [
  { part: 'include', label: 'Show only' },
  { part: 'exclude', label: 'Hide' },
] as const

type Props = { subgraphs: Subgraph[]; initial: TagFilter; children: ReactNode }

const ContractResult = lazy(async () => ({ default: (await import('./contract-result')).ContractResult }))

/** Tags to tick, the command that they mean, and the schema of that audience: of the initial one from the build. */
export function ContractWidget({ subgraphs, initial, children }: Props) {
  const [ticked, setTicked] = useState<TagFilter>()
  const filter = ticked ?? initial
  const hydrated = useHydrated()

  function toggle(part: keyof TagFilter, tag: string) {
    const known = filter[part]
    const next = known.includes(tag) ? known.filter((other) => other !== tag) : [...known, tag]
    setTicked({ ...filter, [part]: next })
  }

  return (
    <div className="min-w-0">
      <div className="border-y border-line bg-raised px-4 pt-3 pb-3.5 md:border-t-0">
        {rows.map(({ part, label }) => (
          <fieldset key={part} className="flex flex-wrap items-center gap-x-3">
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
          {cli} contract create shop-audience <span className="inline-block">--source shop</span>{' '}
          <span className="inline-block">--routing-url https://audience.example.com</span>
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
      </div>
      <p className={paneName}>What the audience sees</p>
      {/* The schema of the smallest audience is as high as that of the largest. */}
      <Live
        call="contract"
        input={useMemo(() => ticked && { subgraphs, filter: ticked }, [subgraphs, ticked])}
        renderValue={(composition) => <ContractResult composition={composition} />}
        className="md:min-h-84"
      >
        {children}
      </Live>
    </div>
  )
}
