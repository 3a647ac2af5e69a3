import clsx from 'clsx'
import { fillIn, words } from '@/content/words'
import { createEngine } from '@/playground/engine/engine'
import type { Subgraph } from '@/playground/engine/messages'
import { engine, unwrap } from '@/playground/build-engine'
import { GraphqlListing } from '@/playground/view/graphql-listing'
import { paneCode, paneName, panes, resultFirst } from '@/playground/workbench/frame'
import { highlightToHtml } from '@/ui/highlight'
import { PhoneFold } from '@/ui/phone-fold'
import { FinishedCases, offered } from './cases'
import { ComparisonReport } from '@/playground/view/comparison-report'
import { demosData, withLine } from './data'
import { catalog, ClientName, lineDiff, operationsGrid, proposedName } from './change-check-report'
import { EditorIsland } from './editor-island.client'

type Props = {
  /** Shows the changed lines above the report, without what the clients send and without editors. */
  short?: boolean
  /** Keys of the proposals to offer; without it all of them. */
  only?: readonly string[]
}

const choice = { name: 'proposal', legend: 'Proposed change' }

/** A proposed change, compared in the build with the operations of three clients, or the visitor's own. */
export async function ChangeCheck({ short = false, only }: Props) {
  const { published, clients, proposals } = demosData().changes
  const text = words().demos
  const cases = offered(proposals, only).map(({ from, to, ...proposal }) => ({
    ...proposal,
    subgraphs: catalog(withLine(published, { from, to })),
  }))
  return (
    <EditorIsland
      demo="change"
      inPlace={short}
      {...{ choice, cases, published, clients, caption: text.changeCheckEditor }}
      heading="A proposed change and who would notice"
      button={short ? text.changeCheckShortButton : text.changeCheckButton}
      note={short ? fillIn(text.changeCheckShort, { ms: await checkMs(cases) }) : text.changeCheck}
    >
      <FinishedCases
        {...choice}
        cases={cases.map((item) => ({
          ...item,
          text: short ? undefined : item.text,
          panel: <Compared after={item.subgraphs} short={short} />,
        }))}
      />
      {!short && (
        <div className="border-line-strong px-4 max-md:border-t md:px-0">
          <PhoneFold title="Operations of the clients" as="p" titleClass="text-sm" phoneTitle>
            <div className={`${operationsGrid} max-md:-mx-4`}>
              {clients.map((client) => (
                <div key={client.name}>
                  <ClientName client={client} />
                  <GraphqlListing
                    code={client.operations.join('\n\n')}
                    label={`Operations of ${client.name}`}
                    className={paneCode}
                  />
                </div>
              ))}
            </div>
          </PhoneFold>
        </div>
      )}
    </EditorIsland>
  )
}

async function Compared({ after, short }: { after: Subgraph[]; short: boolean }) {
  const diff = highlightToHtml(lineDiff(demosData().changes.published, after[0]?.sdl ?? ''), 'diff')
  return (
    <div className={short ? 'flex flex-col max-lg:flex-col-reverse' : `${panes} ${resultFirst} flex-1`}>
      <figure className={short ? 'min-h-60 bg-code-ground' : undefined}>
        <figcaption className={paneName}>{proposedName}</figcaption>
        <div className={clsx('code-block', short ? 'code-compact bg-code-ground' : `${paneCode} min-h-50`)}>
          <pre role="group" tabIndex={0} aria-label="Proposed change of catalog.graphql">
            <code dangerouslySetInnerHTML={{ __html: diff }} />
          </pre>
        </div>
      </figure>
      <div
        className={clsx(
          'bg-raised p-4',
          short && 'min-h-50 border-line lg:max-xl:min-h-56 max-lg:border-b lg:border-t',
        )}
      >
        <ComparisonReport comparison={await compare(after)} />
      </div>
    </div>
  )
}

async function compare(after: Subgraph[], by = engine) {
  const { published, clients } = demosData().changes
  return unwrap(await by.compare({ before: catalog(published), after, clients }))
}

/**
 * How long a check of the example takes once the engine runs, in whole milliseconds. The quickest counts, as others measure
 * what else the machine does.
 */
async function checkMs(cases: { subgraphs: Subgraph[] }[]): Promise<number> {
  const unstored = createEngine()
  const times: number[] = []
  for (const { subgraphs } of [...cases, ...cases]) {
    const startMs = performance.now()
    await compare(subgraphs, unstored)
    times.push(performance.now() - startMs)
  }
  return Math.max(Math.round(Math.min(...times)), 1)
}
