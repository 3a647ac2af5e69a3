import type { CSSProperties, ReactNode } from 'react'
import { criticalPath } from '@/playground/critical-path'
import type { FetchRun } from '@/playground/engine/messages'
import { subgraphTone } from '@/playground/view/subgraph-tone'
import { TimeBar } from '@/playground/view/waterfall'
import { Head } from './studio'

const routerTone = { '--tone': 'var(--muted)' } as CSSProperties

type Run = Pick<FetchRun, 'id' | 'subgraph' | 'path' | 'startMs' | 'endMs' | 'waitsFor'>
type TraceProps = {
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
export function TraceView({ operation, client, fetches, durationMs, subgraphs }: TraceProps) {
  const chain = criticalPath(fetches)
  const beside = fetches.filter((fetch) => !chain.includes(fetch))
  return (
    <>
      <Head
        title={<code>{operation}</code>}
        note={
          <>
            from {client} · <span className="text-success">200</span> · {durationMs} ms
          </>
        }
      />
      <ol data-play="" className="border-t border-line py-2">
        <Span name="router" of={durationMs} endMs={durationMs} />
        {fetches.map(({ id, subgraph, path, startMs, endMs }) => (
          <Span
            key={id}
            name={
              <>
                {subgraph} <span className="text-muted">{path.join('.')}</span>
              </>
            }
            tone={subgraphTone(subgraph, subgraphs)}
            of={durationMs}
            startMs={startMs}
            endMs={endMs}
          />
        ))}
      </ol>
      <p className="border-t border-line bg-ground px-4 py-3 text-caption text-muted">
        {chain.map(({ subgraph, startMs, endMs }) => `${subgraph} ${endMs - startMs}`).join(' + ')} ={' '}
        <b className="font-semibold text-text">{durationMs} ms</b>
        {beside.length > 0 && `, with ${beside.map(({ subgraph }) => subgraph).join(' and ')} in parallel`}
      </p>
    </>
  )
}

type SpanProps = {
  name: ReactNode
  tone?: CSSProperties
  /** The length of the time axis, in milliseconds. */
  of: number
  startMs?: number
  endMs: number
}

function Span({ name, tone, of, startMs, endMs }: SpanProps) {
  return (
    <li
      style={tone ?? routerTone}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-4 py-[7px] @lg:grid-cols-[15rem_minmax(0,1fr)_4rem]"
    >
      <code>{name}</code>
      <span
        aria-hidden="true"
        className="relative col-[1/-1] row-start-2 h-4 rounded-xs bg-ground bg-[linear-gradient(90deg,var(--line)_1px,transparent_1px)] bg-size-[25%_100%] @lg:col-auto @lg:row-auto"
      >
        <TimeBar start={(startMs ?? 0) / of} end={endMs / of} className="inset-y-[3px]" />
      </span>
      <span className="font-mono text-caption whitespace-nowrap text-muted @lg:text-end">
        {endMs - (startMs ?? 0)} ms
        {startMs !== undefined && (
          <span className="sr-only">
            , from {startMs} to {endMs}
          </span>
        )}
      </span>
    </li>
  )
}
