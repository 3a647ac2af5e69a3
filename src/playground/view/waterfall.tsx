import type { CSSProperties } from 'react'
import type { FetchRun } from '../engine/messages'
import { FetchView } from './fetch-view'
import { subgraphTone } from './subgraph-tone'
import styles from './view.module.css'

type Props = {
  fetches: readonly FetchRun[]
  durationMs: number
  /** The names of all subgraphs, in their order. */
  subgraphs: readonly string[]
}

/**
 * The fetches of a run on a time axis. Each opens to show what was sent and answered. When the timeline is seen, the bars
 * grow once, in the order and at the relative pace of the fetches.
 */
export function Waterfall({ fetches, durationMs, subgraphs }: Props) {
  const axis = Math.max(durationMs, 1)
  return (
    <ol aria-label="Timeline" data-play="" className="grid grid-cols-1 gap-1">
      {fetches.map((fetch) => (
        <li key={fetch.id} style={subgraphTone(fetch.subgraph, subgraphs)}>
          <details className={styles.run}>
            <summary>
              <span className="flex items-baseline justify-between gap-4 font-mono text-xs">
                <span>
                  <span className={styles.tone}>
                    {fetch.id}. {fetch.subgraph}
                  </span>{' '}
                  <span className="text-muted">{fetch.path.join('.')}</span>
                </span>
                <span className={failed(fetch) ? 'text-danger' : 'text-muted'}>{timeText(fetch)}</span>
              </span>
              <span aria-hidden="true" className={styles.track}>
                <span
                  data-failed={failed(fetch) || undefined}
                  style={shares(fetch.startMs / axis, (fetch.endMs - fetch.startMs) / axis)}
                />
              </span>
            </summary>
            <FetchView fetch={fetch} subgraphs={subgraphs} bare />
          </details>
        </li>
      ))}
      <li className="flex justify-between font-mono text-xs text-muted">
        <span>0 ms</span>
        <span>{Math.round(durationMs)} ms</span>
      </li>
    </ol>
  )
}

/** Where the bar of a fetch begins and how long it is, as shares of the time axis. */
function shares(start: number, length: number): CSSProperties {
  return { '--start': start, '--length': length } as CSSProperties
}

function timeText(fetch: FetchRun): string {
  if (fetch.skipped) return 'not sent'
  const time = `${Math.round(fetch.endMs - fetch.startMs)} ms`
  return failed(fetch) ? `failed after ${time}` : time
}

/** A subgraph that cannot be reached gives null. */
function failed({ skipped, response }: FetchRun): boolean {
  if (skipped) return false
  return response === null || (typeof response === 'object' && 'errors' in response)
}
