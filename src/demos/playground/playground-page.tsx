import { readFileSync } from 'node:fs'
import { paths } from '@/config/paths'
import { CodeBlock, CodeGroup } from '@/ui/code-block'
import { FinishedPane, FinishedPanel, Panes, SubgraphTools } from '@/playground/page/panes'
import { recorderScript } from '@/playground/page/wanted-place'
import { AnswerView } from '@/playground/view/answer-view'
import { PlanTree } from '@/playground/view/plan-tree'
import { Waterfall } from '@/playground/view/waterfall'
import { planHint, runQuery, type Built } from '@/playground/page/run-query'
import { sampleVariables } from '@/playground/sample-variables'
import { engine, unwrap } from '@/playground/build-engine'
import { emptyWork, type Work } from '@/playground/work'
import composer from '@theguild/federation-composition/package.json'
import { playgroundHref } from '@/playground/share'
import { CheckedBy } from '@/playground/view/verdict'
import { SchemaFigure } from '@/playground/view/graphql-code'
import { GraphqlListing } from '@/playground/view/graphql-listing'
import { ProblemList } from '@/playground/view/problem-list'
import { countPlaces, marksOf } from '@/playground/view/problem-marks'
import type { Mark } from '@/playground/editor/messages'
import { withFixes } from '@/playground/engine/problems/fixes/try-fixes'
import { SubgraphTabs } from '@/playground/workbench/subgraph-tabs'
import { ThemeSwitcher } from '@/site/theme/theme-switcher'
import { groupBy } from '@/lib/group-by'
import { buttonClass } from '@/ui/button'
import { PhoneFold } from '@/ui/phone-fold'
import { graphPost, siteQueries, siteQueryHref } from '@/content/site-queries'
import { inlineHtml } from '@/content/inline-html'
import { postPath } from '@/content/paths'
import { playgroundFile } from '@/content/collections'
import { tour, type TourStop } from '@/content/tour'
import { PlaygroundIsland } from '@/playground/page/island.client'

/** The head of the page and the workbench, which begins as a finished example: a stop of the tour, else its first. */
export async function Workbench({ stop }: { stop?: TourStop | undefined }) {
  const built = await firstExample(stop)
  const shown = stop ?? tour()[0]
  const { heading, lead, privacy, withoutScript } = playgroundFile.only()
  return (
    <section aria-labelledby="playground" className="pt-4 pb-12 md:pb-16">
      <div className="container-page mb-4 grid gap-x-8 gap-y-4 lg:grid-cols-[auto_minmax(0,46rem)_auto] lg:items-center lg:justify-between xl:gap-x-12">
        <h1 id="playground" className="text-3xl font-semibold tracking-tight xl:text-4xl">
          {heading}
        </h1>
        {/* Of each example that is opened, the workbench shows the task here. */}
        <p id="task" hidden={!stop} data-chrome="" className={`peer ${leadClass}`}>
          <a href={`#tour-${shown?.example}`}>{shown?.title}</a>: <span>{shown?.try}</span>
        </p>
        <p
          className={`${leadClass} hidden sm:peer-[[hidden]]:block`}
          dangerouslySetInnerHTML={{ __html: `${inlineHtml(lead)} ${privacy}` }}
        />
        <div className="justify-self-end max-lg:hidden">
          <ThemeSwitcher />
        </div>
      </div>
      <div className="container-page">
        <script dangerouslySetInnerHTML={{ __html: recorderScript }} />
        <PlaygroundIsland built={built} isLinked={stop !== undefined}>
          <FinishedExample built={built} />
        </PlaygroundIsland>
        {/* On phones the editor is before what the page says of it. */}
        <div className="mt-4 grid gap-1 sm:hidden">
          <p className={leadClass} dangerouslySetInnerHTML={{ __html: `${inlineHtml(lead)} ${privacy}` }} />
          <p>
            <CheckedBy composer={built.composition.composer} />
          </p>
        </div>
      </div>
      <noscript>
        <p className="container-page mt-6 text-muted">{withoutScript}</p>
      </noscript>
    </section>
  )
}

const leadClass = 'max-w-[46rem] text-body-sm text-pretty text-muted [&>a]:text-text [&>a]:underline'

/** The first example as a finished page: schemas, verdict, API schema, query, plan, timeline and answer. */
function FinishedExample({ built: { work, composition, run } }: { built: Built }) {
  const names = work.subgraphs.map(({ name }) => name)
  const { plan, execution } = run
  const { composes, problems } = composition
  const marks = marksOf(problems)
  return (
    <Panes composition={composition}>
      <FinishedPane label="Subgraph schemas" name="schemas">
        <SubgraphTabs
          id="finished"
          label="Subgraphs"
          names={names}
          counts={countPlaces(problems)}
          tools={<SubgraphTools />}
          panels={work.subgraphs.map(({ name, sdl }) => (
            <EditorListing key={name} file={name} code={sdl} marks={marks.get(name)} />
          ))}
          panelClass={`${editorPanel} in-data-failed:block! in-data-failed:[&>.tab-heading]:block`}
        />
      </FinishedPane>
      <FinishedPane label="Composition" name="result" tabs={composes ? ['API schema', 'Supergraph'] : []}>
        <FinishedPanel label={composes ? 'API schema' : 'Problems'}>
          <ProblemList subgraphs={work.subgraphs} problems={problems} className="grid gap-6" waiting />
          {composition.composes && (
            <SchemaFigure name="api.graphql">
              <GraphqlListing code={composition.apiSdl} label="api.graphql" />
            </SchemaFigure>
          )}
        </FinishedPanel>
        <p
          aria-hidden="true"
          className="mt-auto border-t border-line p-1 in-data-failed:hidden noscript:hidden pointer-coarse:[&_.button]:min-h-11"
        >
          <span className={buttonClass({ size: 'sm', variant: 'ghost' })}>
            Compare with a second composer
          </span>
        </p>
      </FinishedPane>
      <FinishedPane
        label="Query"
        name="query"
        tabs={['Query', 'Variables', 'Sample data', 'Latency and failure']}
      >
        <div className={editorPanel}>
          <EditorListing file="query" code={work.query} />
        </div>
      </FinishedPane>
      <FinishedPane label="Plan and answer" name="run" tabs={plan?.ok ? ['Plan', 'Timeline', 'Answer'] : []}>
        {!plan && <p className="m-auto p-5 text-body-sm text-muted">{planHint}</p>}
        {plan?.ok && (
          <FinishedPanel label="Plan">
            <PlanTree plan={plan.value} subgraphs={names} />
            {execution?.ok && (
              <div className="mt-5 hidden in-data-failed:block noscript:block">
                <Waterfall {...execution.value} subgraphs={names} />
                <AnswerView execution={execution.value} />
              </div>
            )}
          </FinishedPanel>
        )}
      </FinishedPane>
    </Panes>
  )
}

/** A listing where an editor will be, with the same place for every letter. */
function EditorListing({ file, code, marks }: { file: string; code: string; marks?: Mark[] | undefined }) {
  return (
    <div data-file={file} className="h-full *:h-full">
      <GraphqlListing
        code={code}
        label={`${file}.graphql`}
        marks={marks?.map(({ range }) => range)}
        numbered
      />
    </div>
  )
}
const editorPanel = 'code-editor min-h-0 flex-1 overflow-auto bg-code-ground noscript:flex-none'

/** The work that the page shows at first, with what the engine says of it. */
async function firstExample(stop = tour()[0]): Promise<Built> {
  const { subgraphs, query = '' } = stop ?? emptyWork
  const work: Work = { ...emptyWork, subgraphs, query, variables: sampleVariables(query, subgraphs) }
  const composition = unwrap(await engine.compose({ subgraphs }))
  return {
    work,
    composition: { ...composition, problems: await withFixes(engine, subgraphs, composition.problems) },
    // Clones have ordinary prototypes; React passes no others to the browser.
    run: composition.composes ? structuredClone(await runQuery(engine, work)) : {},
  }
}

/** Examples of posts and chapters to open in the workbench: graphs that compose, the live one first, and graphs that fail. */
export function Tour() {
  const { live, composing, failing } = playgroundFile.only()
  const stops = groupBy(tour(), ({ expect }) => (expect === 'ok' ? composing : failing))
  return (
    <div className="grid grid-cols-1 gap-x-16 border-line max-md:divide-y max-md:divide-line max-md:border-y md:gap-y-10 lg:grid-cols-2">
      {[composing, failing].map((title) => (
        <PhoneFold
          key={title}
          title={title}
          note={(stops.get(title)?.length ?? 0) + (title === composing ? 1 : 0)}
          titleClass="text-lg font-semibold"
        >
          <ul className="mt-3 border-line *:scroll-mt-24 md:border-b">
            {title === composing && (
              <Stop
                {...live}
                opens={siteQueryHref(siteQueries.post(graphPost))}
                source={postPath(graphPost)}
              />
            )}
            {stops.get(title)?.map(({ expect, subgraphs, query, href, ...stop }) => (
              <Stop
                {...stop}
                key={stop.title}
                verdict={expect === 'ok' ? undefined : expect}
                opens={playgroundHref(subgraphs, query, stop.example)}
                source={href}
              />
            ))}
          </ul>
        </PhoneFold>
      ))}
    </div>
  )
}

type StopProps = Pick<TourStop, 'title' | 'try'> & {
  example?: string
  /** What the composer says, or where answers come from. */
  verdict?: string | undefined
  opens: string
  /** The address of the post or chapter. */
  source: string
}

function Stop({ title, verdict, opens, source, ...stop }: StopProps) {
  return (
    <li id={stop.example && `tour-${stop.example}`} className="relative border-t border-line py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 className="font-semibold tracking-tight">
          <a href={opens} className="after:absolute after:inset-0 hover:text-accent">
            {title}
          </a>
        </h4>
        <span className="font-mono text-caption text-muted">{verdict}</span>
      </div>
      <div className="mt-1 justify-between gap-x-6 text-body-sm text-muted sm:flex">
        <p className="text-pretty max-sm:inline lg:max-[90rem]:min-h-[2lh]">{stop.try}</p>{' '}
        <a
          href={source}
          className="relative z-1 -my-1 py-1 whitespace-nowrap underline decoration-line-strong underline-offset-4 hover:text-text sm:self-start"
        >
          Read the {source.startsWith(paths.blog) ? 'post' : 'chapter'}
          <span className="sr-only"> about: {title}</span>
        </a>
      </div>
    </li>
  )
}

/** A script and a workflow that make the composition and the change report in continuous integration. */
export function CheckScript() {
  const read = (file: string) => readFileSync(`src/demos/playground/${file}`, 'utf8')
  return (
    <CodeGroup labels={['graph.yml', 'check-graph.mjs']}>
      <CodeBlock
        code={read('graph.yml').replace('COMPOSER', `${composer.name}@${composer.version}`)}
        language="yaml"
        filename=".github/workflows/graph.yml"
      />
      <CodeBlock code={read('check-graph.mjs')} language="js" filename="check-graph.mjs" />
    </CodeGroup>
  )
}
