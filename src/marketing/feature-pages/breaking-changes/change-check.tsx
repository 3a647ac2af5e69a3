import { createEngine } from '@/playground/engine/engine'
import type { Comparison } from '@/playground/engine/messages'
import { valueOf } from '@/playground/value-of'
import { GraphqlListing } from '@/playground/view/graphql-listing'
import { Switcher } from '@/ui/choices'
import { highlightToHtml } from '@/ui/highlight'
import { IslandBoundary } from '@/ui/island-boundary.client'
import widget from '@/marketing/widgets/widget.module.css'
import { ChangeWidget } from './change-widget.client'
import { catalog, clients, lineDiff, proposals, published, type Proposal } from './proposals'
import { ComparisonReport, percent } from './report'

const engine = createEngine()

type Props = {
  /** Shows what the clients send. */
  operations?: boolean
  /** Keys of the proposals to offer; without it all of them. */
  only?: readonly string[]
}

/** A proposed change, compared in the build with the operations of three clients, or the visitor's own. */
export async function ChangeCheck({ operations = true, only }: Props) {
  const offered = proposals.filter(({ key }) => !only || only.includes(key))
  const states = await Promise.all(
    offered.map(async (proposal) => ({ proposal, comparison: await compare(proposal) })),
  )
  const cases = (
    <>
      <Switcher
        name="proposal"
        legend="Proposed change"
        look="bar"
        choicesClass={widget.choices}
        options={states.map(({ proposal, comparison }) => ({
          key: proposal.key,
          label: proposal.label,
          panel: <Compared proposal={proposal} comparison={comparison} />,
        }))}
      />
      {operations && <Operations />}
    </>
  )
  return (
    <IslandBoundary fallback={<div className={widget.widget}>{cases}</div>}>
      <ChangeWidget published={published} proposals={offered} clients={clients}>
        {cases}
      </ChangeWidget>
    </IslandBoundary>
  )
}

/** What each client sends. */
function Operations() {
  return (
    <div className={widget.columns}>
      {clients.map(({ name, version, share, operations }) => (
        <figure key={name} className={widget.pane}>
          <figcaption className={widget.name}>
            <span className="text-caption font-semibold text-text">
              {name} {version}
            </span>
            <span>{percent(share)} of requests</span>
          </figcaption>
          <GraphqlListing
            code={operations.join('\n\n')}
            label={`Operations of ${name}`}
            className={widget.operations}
          />
        </figure>
      ))}
    </div>
  )
}

async function compare({ schema }: Proposal): Promise<Comparison> {
  return valueOf(await engine.compare({ before: catalog(published), after: catalog(schema), clients }))
}

function Compared({ proposal, comparison }: { proposal: Proposal; comparison: Comparison }) {
  const diff = highlightToHtml(lineDiff(published, proposal.schema), 'diff')
  return (
    <>
      <p className={widget.text}>{proposal.text}</p>
      <div className={widget.panes}>
        <figure className={widget.pane}>
          <figcaption className={widget.name}>
            <span className="font-mono text-text">catalog.graphql</span>
            <span>proposed</span>
          </figcaption>
          <div className={`code-block ${widget.code}`}>
            <pre role="group" tabIndex={0} aria-label="Proposed change of catalog.graphql">
              <code dangerouslySetInnerHTML={{ __html: diff }} />
            </pre>
          </div>
        </figure>
        <div className={`${widget.pane} ${widget.report}`}>
          <ComparisonReport comparison={comparison} />
        </div>
      </div>
    </>
  )
}
