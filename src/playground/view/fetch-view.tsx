import clsx from 'clsx'
import type { Fetch, FetchReason, FetchRun } from '../engine/messages'
import { GraphqlCode } from './graphql-code'
import { JsonCode, listing, listingName } from './json-code'
import { subgraphTone } from './subgraph-tone'

type Props = {
  fetch: Fetch | FetchRun
  /** The names of all subgraphs, in their order. */
  subgraphs: readonly string[]
  /** Omits the heading, for places that show it above. */
  bare?: boolean
  /** Leaves out the operation on narrow screens, which show it elsewhere. */
  short?: boolean
}

/** One fetch: why it exists, the operation sent and, of a run, the representations and the answer. */
export function FetchView({ fetch, subgraphs, bare, short }: Props) {
  const { id, subgraph, path, alsoAt = [], reason, operation } = fetch
  const run = 'response' in fetch && !fetch.skipped ? fetch : undefined
  return (
    <article className="min-w-0 border-s-3 border-s-(--tone) ps-4" style={subgraphTone(subgraph, subgraphs)}>
      {!bare && (
        <h3 className="flex flex-wrap items-baseline gap-x-3 font-mono text-caption">
          <span className="font-semibold text-(--tone)">
            {id}. {subgraph}
          </span>
          {path.length > 0 && (
            <span className="text-caption text-muted">
              merged at {[path, ...alsoAt].map((part) => part.join('.')).join(' and at ')}
            </span>
          )}
        </h3>
      )}
      <p className="mt-1 text-caption leading-relaxed text-muted">
        {fetchReasonText(reason, subgraph)}
        {waitsText(fetch)}
        {'skipped' in fetch && ' It was not sent: no earlier answer has an entity for it.'}
      </p>
      <div className="mt-2 grid grid-cols-1 items-start gap-2 @xl:grid-cols-2 @xl:*:only:col-span-full">
        <div className="grid grid-cols-1 gap-2">
          <div className={clsx(listing, short && 'max-md:hidden')}>
            {run && <p className={listingName}>Request</p>}
            <GraphqlCode code={operation} label={`Operation of fetch ${id}`} />
          </div>
          {run?.representations && (
            <div className={listing}>
              <p className={listingName}>Representations sent</p>
              <JsonCode value={run.representations} label={`Representations of fetch ${id}`} />
            </div>
          )}
        </div>
        {run && (
          <div className={listing}>
            <p className={listingName}>Answer</p>
            <JsonCode value={run.response} label={`Answer of fetch ${id}`} />
          </div>
        )}
      </div>
    </article>
  )
}

/** One sentence that says why a fetch exists. Expects the name of its subgraph. */
function fetchReasonText(reason: FetchReason, subgraph: string): string {
  const fields = listOf(reason.fields)
  if (reason.kind === 'root') return `The operation begins in ${subgraph}, which resolves ${fields}.`
  const entry = `The router enters ${subgraph} with the key ${reason.key} of ${reason.type}`
  if (reason.kind === 'requires')
    return `${entry} to get ${fields}, which ${reason.requiredBy} asks for with @requires.`
  const sent = reason.requires ? ` It sends ${reason.requires} too, for @requires.` : ''
  return `${entry}, because ${subgraph} resolves ${fields}.${sent}`
}

/** What a fetch waits for and why, as a sentence after a space; empty for one that waits for none. */
export function waitsText({ waitsFor, brought }: Pick<Fetch, 'waitsFor' | 'brought'>): string {
  if (waitsFor.length === 0) return ''
  const many = waitsFor.length > 1
  const brings = waitsFor.map((id, at) =>
    brought[at]?.length ? `${many ? `; ${id}` : ', which'} brings ${listOf(brought[at])}` : '',
  )
  return ` It waits for ${many ? 'fetches' : 'fetch'} ${listOf(waitsFor.map(String))}${brings.join('')}.`
}

function listOf(fields: string[]): string {
  return new Intl.ListFormat('en-US').format(fields)
}
