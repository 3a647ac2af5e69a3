'use client'

import { useState, type ReactNode } from 'react'
import { cli } from '@/config/brand'
import { useOnDemand } from '@/marketing/widgets/use-on-demand.client'
import type { TagFilter } from '@/playground/engine/messages'
import { useHydrated } from '@/site/use-hydrated.client'
import { contractOptions, initialFilter, tags } from './contract-data'
import styles from './contract-widget.module.css'

const rows = [
  { part: 'include', label: 'Show only' },
  { part: 'exclude', label: 'Hide' },
] as const

/**
 * Tags to tick, the command that they mean, and the schema of that audience. Takes the schema of the initial audience from
 * the build; the first tick fetches the engine.
 */
export function ContractWidget({ children }: { children: ReactNode }) {
  const [filter, setFilter] = useState(initialFilter)
  const { Live, status, start } = useOnDemand(() =>
    import('./live-contract.client').then(({ LiveContract }) => LiveContract),
  )
  const hydrated = useHydrated()

  function toggle(part: keyof TagFilter, tag: string) {
    const known = filter[part]
    const ticked = known.includes(tag) ? known.filter((other) => other !== tag) : [...known, tag]
    setFilter({ ...filter, [part]: ticked })
    void start()
  }

  return (
    <div className="min-w-0">
      <div className={styles.ticks}>
        {rows.map(({ part, label }) => (
          <fieldset key={part} className="flex flex-wrap items-center gap-x-5">
            <legend className="float-left w-full text-sm text-muted sm:w-20">{label}</legend>
            {tags.map((tag) => (
              <label key={tag} className={styles.tick}>
                <input
                  type="checkbox"
                  checked={filter[part].includes(tag)}
                  disabled={!hydrated}
                  onChange={() => toggle(part, tag)}
                  autoComplete="off"
                />
                {tag}
              </label>
            ))}
          </fieldset>
        ))}
        <p className="mt-2 font-mono text-xs break-words text-muted">
          {cli} contract create shop-audience
          {contractOptions(filter).map((option) => (
            <span key={option}>
              {' '}
              <span className="inline-block">{option}</span>
            </span>
          ))}
        </p>
        {status === 'failed' && (
          <p role="alert" className="mt-3 text-sm text-muted">
            The engine could not be loaded, so the schema is that of before. Check your connection and tick
            again.
          </p>
        )}
      </div>
      <p className={styles.name}>What the audience sees</p>
      <div className={styles.listing} aria-busy={status === 'loading'}>
        {Live ? <Live filter={filter}>{children}</Live> : children}
      </div>
    </div>
  )
}
