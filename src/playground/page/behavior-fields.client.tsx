'use client'

import { defaultLatencyMs, type Behavior } from '../engine/messages'
import { subgraphTone } from '../view/subgraph-tone'
import type { Work } from '../work'
import type { Change } from './state/change'
import styles from './workbench.module.css'

const failures: [value: string, label: string][] = [
  ['', 'answers'],
  ['error', 'answers with an error'],
  ['unreachable', 'cannot be reached'],
]

/** Latency and failure of every subgraph in the simulated run. */
export function BehaviorFields({ work, change }: { work: Work; change: Change }) {
  const names = work.subgraphs.map(({ name }) => name)
  return (
    <div className={styles.behaviors}>
      <p className="text-caption text-muted">
        Times are simulated: the run takes no longer than the engine needs.
      </p>
      {names.map((name) => {
        const behavior = work.behaviors[name] ?? { latencyMs: defaultLatencyMs }
        const set = (next: Behavior) =>
          change(
            (known) => ({ ...known, behaviors: { ...known.behaviors, [name]: next } }),
            `behavior ${name}`,
          )
        return (
          <fieldset key={name} style={subgraphTone(name, names)}>
            <legend className="font-mono text-caption text-(--tone)">{name}</legend>
            <label>
              <span>Latency</span>
              <input
                type="range"
                min={0}
                max={1000}
                step={10}
                value={behavior.latencyMs}
                aria-valuetext={`${behavior.latencyMs} milliseconds`}
                onChange={(event) => set({ ...behavior, latencyMs: event.target.valueAsNumber })}
              />
              <span className="w-16 text-right font-mono text-xs">{behavior.latencyMs} ms</span>
            </label>
            <label>
              <span>Subgraph</span>
              <select
                value={behavior.failure ?? ''}
                onChange={(event) => {
                  const failure = event.target.value as Behavior['failure'] | ''
                  set({ latencyMs: behavior.latencyMs, ...(failure && { failure }) })
                }}
              >
                {failures.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          </fieldset>
        )
      })}
    </div>
  )
}
