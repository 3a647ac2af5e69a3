'use client'

import { useState, type ReactNode } from 'react'
import { useOnDemand } from '@/marketing/widgets/use-on-demand.client'
import type { SampleData } from '@/playground/engine/messages'
import { subgraphTone } from '@/playground/view/subgraph-tone'
import { useHydrated } from '@/site/use-hydrated.client'
import { choices, initialChoices, subgraphs, type Choice } from './plan-data'
import styles from './plan-widget.module.css'

type Props = {
  data: SampleData
  /** Plan and timeline of the initial operation, from the build. */
  children: ReactNode
}

const names = subgraphs.map(({ name }) => name)

/** An operation whose fields can be chosen. The first choice fetches the engine, which plans it from then on. */
export function PlanWidget({ data, children }: Props) {
  const [chosen, setChosen] = useState<readonly Choice[]>(initialChoices)
  const { Live, status, start } = useOnDemand(() =>
    import('./live-plan.client').then(({ LivePlan }) => LivePlan),
  )
  const hydrated = useHydrated()

  function toggle(choice: Choice) {
    setChosen((known) =>
      known.includes(choice) ? known.filter((other) => other !== choice) : [...known, choice],
    )
    void start()
  }

  const field = (choice: Choice) => (
    <label key={choice.field} className={styles.field} style={subgraphTone(choice.subgraph, names)}>
      <input
        type="checkbox"
        checked={chosen.includes(choice)}
        disabled={!hydrated}
        onChange={() => toggle(choice)}
        autoComplete="off"
      />
      <span className={styles.of}>{choice.field}</span>
      <span className="ml-auto text-xs text-muted">{choice.subgraph}</span>
    </label>
  )
  const [reference, ...others] = choices.filter(({ within }) => !within)

  return (
    <div className={styles.widget}>
      <fieldset className={styles.operation}>
        <legend className="sr-only">Fields of the operation</legend>
        <p aria-hidden="true" className={styles.caption}>
          Operation
        </p>
        <p className={styles.line}>{'query Inbound {'}</p>
        <p className={styles.line}>{'  shipments(toPort: "NLRTM") {'}</p>
        {reference && field(reference)}
        <p className={styles.line}>{'    carrier {'}</p>
        <div className={styles.within}>{choices.filter(({ within }) => within).map(field)}</div>
        <p className={styles.line}>{'    }'}</p>
        {others.map(field)}
        <p className={styles.line}>{'  }\n}'}</p>
        {status === 'failed' && (
          <p role="alert" className="mt-4 text-sm text-muted">
            The planner could not be loaded, so plan and timeline are those of before. Check your connection
            and change a field again.
          </p>
        )}
      </fieldset>
      <div className={styles.result} aria-busy={status === 'loading'}>
        {Live ? (
          <Live chosen={chosen} data={data}>
            {children}
          </Live>
        ) : (
          children
        )}
      </div>
    </div>
  )
}
