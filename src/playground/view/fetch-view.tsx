import clsx from 'clsx'
import type { Fetch, FetchRun } from '../engine/messages'
import { fetchReasonText } from './fetch-reason'
import { GraphqlCode } from './graphql-code'
import { JsonCode } from './json-code'
import { subgraphTone } from './subgraph-tone'
import styles from './view.module.css'

type Props = {
  fetch: Fetch | FetchRun
  /** The names of all subgraphs, in their order. */
  subgraphs: readonly string[]
  /** Leaves out the heading where it stands above already. */
  bare?: boolean
}

/** One fetch: why it exists, the operation sent and, of a run, the representations and the answer. */
export function FetchView({ fetch, subgraphs, bare }: Props) {
  const { id, subgraph, path, reason, waitsFor, operation } = fetch
  return (
    <article className={styles.fetch} style={subgraphTone(subgraph, subgraphs)}>
      {!bare && (
        <h3 className="flex flex-wrap items-baseline gap-x-3 font-mono text-caption">
          <span className={clsx(styles.tone, 'font-semibold')}>
            {id}. {subgraph}
          </span>
          {path.length > 0 && <span className="text-xs text-muted">merged at {path.join('.')}</span>}
        </h3>
      )}
      <p className="mt-1 text-caption leading-relaxed text-muted">
        {fetchReasonText(reason, subgraph)}
        {waitsFor.length > 0 &&
          ` It waits for ${waitsFor.length > 1 ? 'fetches' : 'fetch'} ${waitsFor.join(' and ')}.`}
        {'skipped' in fetch && ' It was not sent: no earlier answer has an entity for it.'}
      </p>
      <GraphqlCode
        code={operation}
        label={`Operation of fetch ${id}`}
        className={clsx(styles.listing, 'mt-2')}
      />
      {'response' in fetch && !fetch.skipped && <Exchange fetch={fetch} />}
    </article>
  )
}

function Exchange({ fetch: { id, representations, response } }: { fetch: FetchRun }) {
  return (
    <>
      {representations && (
        <div className={clsx(styles.listing, 'mt-2')}>
          <p className={styles.listingName}>Representations sent</p>
          <JsonCode value={representations} label={`Representations of fetch ${id}`} />
        </div>
      )}
      <div className={clsx(styles.listing, 'mt-2')}>
        <p className={styles.listingName}>Answer</p>
        <JsonCode value={response} label={`Answer of fetch ${id}`} />
      </div>
    </>
  )
}
