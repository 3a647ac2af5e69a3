import clsx from 'clsx'
import type { Execution, FetchRun } from '../engine/messages'
import { FetchView } from './fetch-view'
import { subgraphTone } from './subgraph-tone'

type Props = {
  fetches: readonly FetchRun[]
  durationMs: number
  /** The names of all subgraphs, in their order. */
  subgraphs: readonly string[]
}

/** The fetches of a run on a time axis; seen, their bars brighten in turn. Each opens to show what was sent and answered. */
export function Waterfall({ fetches, durationMs, subgraphs }: Props) {
  const axis = Math.max(durationMs, 1)
  const end = Math.max(0, ...fetches.map(({ endMs }) => endMs))
  return (
    <ol aria-label="Timeline" className="@container grid grid-cols-1 gap-1">
      {fetches.map((fetch) => (
        <li key={fetch.id} style={{ ...subgraphTone(fetch.subgraph, subgraphs), ...shares(fetch, axis) }}>
          <details data-play="" className="open:pb-3 [&>article]:mx-2 [&>article]:mt-1">
            <summary className="cursor-pointer list-none rounded-lg px-2 py-1 hover:bg-text/5 sm:py-2 [&::-webkit-details-marker]:hidden">
              <span className="flex items-baseline justify-between gap-4 font-mono text-caption">
                <span className="min-w-0 break-words">
                  <span className="text-(--tone)">
                    {fetch.id}. {fetch.subgraph}
                  </span>{' '}
                  {/* Where a path would wrap, only its end shows. */}
                  <span className="text-muted" title={fetch.path.join('.')}>
                    <span className="@max-sm:sr-only">
                      {fetch.path.slice(0, -1).map((step) => `${step}.\u200b`)}
                    </span>
                    {fetch.path.at(-1)}
                  </span>
                </span>
                <span className={clsx('whitespace-nowrap', failed(fetch) ? 'text-danger' : 'text-muted')}>
                  {timeText(fetch)}
                </span>
              </span>
              <span aria-hidden="true" className="relative mt-1.5 block h-3.5 rounded-sm bg-raised-2">
                <span
                  hidden={fetch.skipped}
                  className={clsx(
                    'draw-bar absolute inset-y-0 left-[calc(var(--start)*100%)] w-[calc(var(--length)*100%)] min-w-[3px] rounded-sm border forced-color-adjust-none',
                    failed(fetch)
                      ? 'border-danger bg-[repeating-linear-gradient(135deg,color-mix(in_srgb,var(--danger)_45%,transparent)_0_4px,transparent_4px_8px)]'
                      : 'border-(--tone) bg-(--tone)/35',
                  )}
                />
              </span>
            </summary>
            <FetchView fetch={fetch} subgraphs={subgraphs} bare />
          </details>
        </li>
      ))}
      <li className="flex justify-between px-2 font-mono text-caption text-muted">
        <span>0 ms</span>
        <span style={{ marginInlineEnd: `${100 - (100 * (end || 1)) / axis}%` }}>{Math.round(end)} ms</span>
      </li>
    </ol>
  )
}

/** A run in words, such as `2 fetches, 80 ms` or `1 of 2 fetches sent, 40 ms`. */
export function runText({ fetches, durationMs }: Pick<Execution, 'fetches' | 'durationMs'>): string {
  const sent = fetches.filter(({ skipped }) => !skipped).length
  const all = `${fetches.length} ${fetches.length === 1 ? 'fetch' : 'fetches'}`
  return `${sent < fetches.length ? `${sent} of ${all} sent` : all}, ${Math.round(durationMs)} ms`
}

function shares({ startMs, endMs }: FetchRun, axis: number) {
  return { '--start': startMs / axis, '--length': (endMs - startMs) / axis }
}

function timeText(fetch: FetchRun): string {
  if (fetch.skipped) return 'not sent'
  const time = `${Math.round(fetch.endMs - fetch.startMs)} ms`
  return failed(fetch) ? `failed after ${time}` : time
}

/** A subgraph that cannot be reached gives null. */
function failed({ skipped, response }: FetchRun): boolean {
  return !skipped && (response === null || (typeof response === 'object' && 'errors' in response))
}
