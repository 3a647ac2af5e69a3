import clsx from 'clsx'
import type { Fetch, FetchRun } from '../engine/messages'
import { fetchReasonText, waitsText } from './fetch-reason'
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
  return (
    <article
      className="min-w-0 rounded-lg border border-s-3 border-line border-s-(--tone) bg-raised px-3.5 pt-2.5 pb-3"
      style={subgraphTone(subgraph, subgraphs)}
    >
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
      <GraphqlCode
        code={operation}
        label={`Operation of fetch ${id}`}
        className={clsx(listing, 'mt-2', short && 'max-lg:hidden')}
      />
      {'response' in fetch && !fetch.skipped && <Exchange fetch={fetch} />}
    </article>
  )
}

function Exchange({ fetch: { id, representations, response } }: { fetch: FetchRun }) {
  return (
    <>
      {representations && (
        <div className={`${listing} mt-2`}>
          <p className={listingName}>Representations sent</p>
          <JsonCode value={representations} label={`Representations of fetch ${id}`} />
        </div>
      )}
      <div className={`${listing} mt-2`}>
        <p className={listingName}>Answer</p>
        <JsonCode value={response} label={`Answer of fetch ${id}`} />
      </div>
    </>
  )
}
