import clsx from 'clsx'
import { createEngine } from '@/playground/engine/engine'
import { valueOf } from '@/playground/value-of'
import { GraphqlListing } from '@/playground/view/graphql-listing'
import { frame, paneCode, paneName, panes } from '@/playground/workbench/frame'
import { highlightToHtml } from '@/ui/highlight'
import { IslandBoundary } from '@/ui/island-boundary.client'
import { FinishedCases, offered } from './cases'
import { catalog, clients, lineDiff, proposals, published } from './change-check-proposals'
import { ComparisonReport, percent } from '@/playground/view/comparison-report'
import { operationsGrid, proposedName } from './change-check-report'
import { EditorIsland } from './editor-island.client'

const engine = createEngine()

type Props = {
  /** Shows the changed lines above the report, without what the clients send. */
  short?: boolean
  /** Keys of the proposals to offer; without it all of them. */
  only?: readonly string[]
}

/** A proposed change, compared in the build with the operations of three clients, or the visitor's own. */
export async function ChangeCheck({ short = false, only }: Props) {
  const cases = offered(proposals, only).map(({ schema, ...proposal }) => ({
    ...proposal,
    panel: <Compared schema={schema} short={short} />,
  }))
  const finished = (
    <>
      <FinishedCases name="proposal" legend="Proposed change" cases={cases} />
      {!short && <Operations />}
    </>
  )
  return (
    <IslandBoundary fallback={<div className={frame}>{finished}</div>}>
      <EditorIsland
        demo="change"
        only={only}
        heading="A proposed change and who would notice"
        button={short ? 'Check it in your browser' : 'Edit schema and clients'}
        note={
          short
            ? `Sample data. The build checked it in ${await checkMs()} ms. How long does your browser take?`
            : 'Sample data: one type and three clients. Edit all of it; nothing leaves your browser.'
        }
      >
        {finished}
      </EditorIsland>
    </IslandBoundary>
  )
}

/** What each client sends. */
function Operations() {
  return (
    <div className={operationsGrid}>
      {clients.map(({ name, version, share, operations }) => (
        <figure key={name}>
          <figcaption className={paneName}>
            <span className="text-caption font-semibold text-text">
              {name} {version}
            </span>
            <span>{percent(share)} of requests</span>
          </figcaption>
          <GraphqlListing
            code={operations.join('\n\n')}
            label={`Operations of ${name}`}
            className={`${paneCode} h-58`}
          />
        </figure>
      ))}
    </div>
  )
}

async function Compared({ schema, short }: { schema: string; short: boolean }) {
  const diff = highlightToHtml(lineDiff(published, schema, short ? 2 : undefined), 'diff')
  return (
    <div className={short ? '' : panes}>
      <figure>
        <figcaption className={paneName}>{proposedName}</figcaption>
        <div
          className={clsx('code-block', short ? 'code-compact bg-code-ground' : `${paneCode} h-76 md:h-82`)}
        >
          <pre role="group" tabIndex={0} aria-label="Proposed change of catalog.graphql">
            <code dangerouslySetInnerHTML={{ __html: diff }} />
          </pre>
        </div>
      </figure>
      <div className={clsx('bg-raised p-5', short && 'min-h-48 border-t border-line')}>
        <ComparisonReport comparison={await compare(schema)} />
      </div>
    </div>
  )
}

async function compare(schema: string) {
  return valueOf(await engine.compare({ before: catalog(published), after: catalog(schema), clients }))
}

/** How long a check of the example takes once the engine runs, in whole milliseconds. */
async function checkMs(): Promise<number> {
  await compare(published)
  const startMs = performance.now()
  for (const { schema } of proposals) await compare(schema)
  return Math.max(Math.round((performance.now() - startMs) / proposals.length), 1)
}
