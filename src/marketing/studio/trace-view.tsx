import type { CSSProperties } from 'react'
import { criticalPath } from '@/playground/critical-path'
import type { FetchRun } from '@/playground/engine/messages'
import { subgraphTone } from '@/playground/view/subgraph-tone'
import styles from './studio.module.css'

type Run = Pick<FetchRun, 'id' | 'subgraph' | 'path' | 'startMs' | 'endMs' | 'waitsFor'>
type Props = {
  /** The operation, such as `query ProductPage`. */
  operation: string
  /** Who sent it, such as `web 4.18`. */
  client: string
  fetches: readonly Run[]
  durationMs: number
  /** The names of all subgraphs, in their order. */
  subgraphs: readonly string[]
}

/** One request over time: each fetch with its start and duration, and the durations that add up to the whole. */
export function TraceView({ operation, client, fetches, durationMs, subgraphs }: Props) {
  const chain = criticalPath(fetches)
  const beside = fetches.filter((fetch) => !chain.includes(fetch))
  return (
    <>
      <div className={styles.head}>
        <p className={styles.title}>
          <code>{operation}</code>
        </p>
        <p className={styles.note}>
          from {client} · <span className="text-success">200</span> · {durationMs} ms
        </p>
      </div>
      <ol data-play="" className={styles.spans}>
        <li className={styles.span} style={span(0, durationMs, durationMs)}>
          <code>router</code>
          <span aria-hidden="true" className={styles.track} />
          <span className={styles.ms}>{durationMs} ms</span>
        </li>
        {fetches.map((fetch) => (
          <li
            key={fetch.id}
            className={styles.span}
            style={{
              ...subgraphTone(fetch.subgraph, subgraphs),
              ...span(fetch.startMs, fetch.endMs, durationMs),
            }}
          >
            <code>
              {fetch.subgraph} <span className="text-muted">{fetch.path.join('.')}</span>
            </code>
            <span aria-hidden="true" className={styles.track} />
            <span className={styles.ms}>
              {fetch.endMs - fetch.startMs} ms
              <span className="sr-only">
                , from {fetch.startMs} to {fetch.endMs}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.sum}>
        {chain.map(({ subgraph, startMs, endMs }) => `${subgraph} ${endMs - startMs}`).join(' + ')} ={' '}
        <b>{durationMs} ms</b>
        {beside.length > 0 && `, with ${beside.map(({ subgraph }) => subgraph).join(' and ')} in parallel`}
      </p>
    </>
  )
}

function span(startMs: number, endMs: number, durationMs: number): CSSProperties {
  return { '--from': startMs / durationMs, '--length': (endMs - startMs) / durationMs } as CSSProperties
}
