import { readFileSync } from 'node:fs'
import { paths } from '@/config/paths'
import { CodeBlock } from '@/ui/code-block'
import type { Built } from '@/playground/page/first-example'
import { FinishedPane, Panes } from '@/playground/page/panes'
import { recorderScript } from '@/playground/page/wanted-place'
import { AnswerView } from '@/playground/view/answer-view'
import { PlanTree } from '@/playground/view/plan-tree'
import { CheckedBy, Verdict } from '@/playground/view/verdict'
import { Waterfall } from '@/playground/view/waterfall'
import { createEngine } from '@/playground/engine/engine'
import { runQuery } from '@/playground/page/run-query'
import { sampleVariables } from '@/playground/sample-variables'
import { valueOf } from '@/playground/value-of'
import { emptyWork, type Work } from '@/playground/work'
import composer from '@theguild/federation-composition/package.json'
import second from '@wundergraph/composition/package.json'
import { PhoneFold } from '@/ui/phone-fold'
import { Section } from '@/ui/section'
import { playgroundHref } from '@/playground/share'
import { ProblemList } from '@/playground/view/problem-list'
import { ThemeSwitcher } from '@/site/theme/theme-switcher'
import { CircleCheck, CircleX } from '@/ui/icon'
import { graphPost, siteQueries, siteQueryHref } from '@/content/site-queries'
import { postPath } from '@/content/paths'
import { tour, type TourStop } from '@/content/tour'
import { PlaygroundIsland } from '@/playground/page/island.client'

/** The head of the page and the workbench, which begins as a finished example: a stop of the tour, else its first. */
export async function WorkbenchSection({ stop }: { stop?: TourStop | undefined }) {
  const built = await firstExample(stop)
  return (
    <section aria-labelledby="playground" className="pt-4 pb-12 md:pb-16">
      <div className="mx-auto mb-4 grid max-w-[1760px] gap-x-12 gap-y-4 px-6 lg:grid-cols-[auto_minmax(0,46rem)_auto] lg:items-center lg:justify-between">
        <h1 id="playground" className="text-3xl font-semibold tracking-tight">
          Federation playground
        </h1>
        <p className="max-w-[46rem] text-body-sm text-pretty text-muted">
          Paste your subgraph schemas. The page composes them, points at every problem, plans your query, and
          runs it against sample data. Nothing that you paste leaves your browser.
        </p>
        <div className="max-lg:hidden">
          <ThemeSwitcher />
        </div>
      </div>
      <div className="mx-auto w-full max-w-[1760px] px-6">
        <script dangerouslySetInnerHTML={{ __html: recorderScript }} />
        <PlaygroundIsland built={built} isLinked={stop !== undefined}>
          <FinishedExample built={built} />
        </PlaygroundIsland>
      </div>
      <noscript>
        <p className="container-page mt-6 text-muted">
          This is a finished example. Your own schemas need script: the composer and the editor run in the
          browser.
        </p>
      </noscript>
    </section>
  )
}

/** The first example as a finished page: schemas, verdict, API schema, query, plan, timeline and answer. */
function FinishedExample({ built: { work, composition, run } }: { built: Built }) {
  const names = work.subgraphs.map(({ name }) => name)
  const { plan, execution } = run
  return (
    <Panes
      head={
        <p className="flex min-h-8 flex-wrap items-center gap-x-4">
          <Verdict composition={composition} />
          <CheckedBy composer={composition.composer} />
        </p>
      }
    >
      <FinishedPane label="Subgraph schemas">
        {work.subgraphs.map(({ name, sdl }) => (
          <CodeBlock key={name} code={sdl} language="graphql" filename={`${name}.graphql`} />
        ))}
      </FinishedPane>
      <FinishedPane label="Composition">
        {composition.composes ? (
          <CodeBlock code={composition.apiSdl} language="graphql" filename="api.graphql" />
        ) : (
          <ProblemList subgraphs={work.subgraphs} problems={composition.problems} />
        )}
      </FinishedPane>
      <FinishedPane label="Query">
        {work.query && <CodeBlock code={work.query} language="graphql" filename="query.graphql" />}
        {execution?.ok && <AnswerView execution={execution.value} />}
      </FinishedPane>
      <FinishedPane label="Plan">
        {plan?.ok && <PlanTree plan={plan.value} subgraphs={names} />}
        {execution?.ok && <Waterfall {...execution.value} subgraphs={names} />}
      </FinishedPane>
    </Panes>
  )
}

/** The work that the page shows at first, with what the engine says of it. */
export async function firstExample(stop = tour()[0]): Promise<Built> {
  const { subgraphs, query = '' } = stop ?? emptyWork
  const work: Work = { ...emptyWork, subgraphs, query, variables: sampleVariables(query, subgraphs) }
  const engine = createEngine()
  const composition = valueOf(await engine.compose({ subgraphs }))
  return {
    work,
    composition,
    // Clones have ordinary prototypes; React passes no others to the browser.
    run: composition.composes ? structuredClone(await runQuery(engine, work)) : {},
  }
}

/** Examples of posts and chapters to open in the workbench. On small screens two rows scroll sideways. */
export function TourSection() {
  return (
    <Section
      id="tour"
      tone="raised"
      heading="Examples to break and repair"
      lead="Each example comes from a post or a chapter of the course. The page saves your own work before it opens one."
      leadBeside
    >
      <ol className="grid gap-px rounded-card border border-line bg-line max-sm:auto-cols-[16.5rem] max-sm:grid-flow-col max-sm:grid-rows-2 max-sm:overflow-x-auto sm:grid-cols-2 sm:overflow-clip xl:grid-cols-3">
        <Stop
          title="This site, live"
          verdict="answers itself"
          opens={siteQueryHref(siteQueries.post(graphPost))}
          text="Five subgraphs serve what you read here. Your browser sends the fetches of this query and measures their times."
          source={postPath(graphPost)}
          className="xl:col-span-full"
        />
        {tour().map(({ title, expect, subgraphs, query, href, ...stop }) => (
          <Stop
            key={title}
            title={title}
            verdict={expect === 'ok' ? 'composes' : expect}
            failed={expect !== 'ok'}
            opens={playgroundHref(subgraphs, query, stop.example)}
            text={stop.try}
            source={href}
          />
        ))}
      </ol>
    </Section>
  )
}

type StopProps = {
  title: string
  /** What the composer says, or where answers come from. */
  verdict: string
  failed?: boolean
  opens: string
  text: string
  /** The address of the post or chapter. */
  source: string
  className?: string
}

function Stop({ title, verdict, failed, opens, text, source, className = '' }: StopProps) {
  const Mark = failed ? CircleX : CircleCheck
  return (
    <li
      className={`relative flex flex-col gap-2 bg-ground p-6 transition-colors hover:bg-raised ${className}`}
    >
      <p className="flex items-center gap-2 font-mono text-caption text-muted">
        <Mark size={14} className={failed ? 'text-danger' : 'text-success'} />
        <span className="truncate">{verdict}</span>
      </p>
      <h3 className="font-semibold tracking-tight">
        <a href={opens} className="after:absolute after:inset-0 hover:text-accent">
          {title}
        </a>
      </h3>
      <p className="text-body-sm leading-relaxed text-muted">{text}</p>
      <p className="relative mt-auto self-start pt-1 text-caption text-muted">
        <a
          href={source}
          className="inline-block py-1 underline decoration-line-strong underline-offset-4 hover:text-text"
        >
          {source.startsWith(paths.blog) ? 'Read the post' : 'Read the chapter'}
          <span className="sr-only"> about: {title}</span>
        </a>
      </p>
    </li>
  )
}

const workflow = `name: graph
on: pull_request
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/checkout@v4
        with:
          ref: \${{ github.event.pull_request.base.sha }}
          path: base
      - uses: actions/setup-node@v4
        with:
          node-version: lts/*
      - run: npm install --no-save ${composer.name}@${composer.version} graphql@16
      - run: node check-graph.mjs base/subgraphs subgraphs
`

/** A script and a workflow that make the composition and the change report in continuous integration. */
export function CheckSection() {
  const script = readFileSync('src/demos/playground/check-graph.mjs', 'utf8')
  return (
    <Section
      id="ci"
      tone="raised"
      heading="Run the same check on every pull request"
      lead="The script composes the subgraphs with the composer of this page, compares the schema that clients see with the one of the base branch, and fails on an error or a breaking change. It needs two open-source packages and no account."
      leadBeside
    >
      <div className="grid gap-6 *:min-w-0 lg:grid-cols-2">
        <CodeBlock code={workflow} language="yaml" filename=".github/workflows/graph.yml" />
        <CodeBlock code={script} language="js" filename="check-graph.mjs" />
      </div>
    </Section>
  )
}

const keys: [keys: string, effect: string][] = [
  ['Tab, Shift Tab', 'leave the editor, forwards and backwards'],
  ['Ctrl ] and Ctrl [', 'indent and unindent the line'],
  ['Ctrl Space', 'complete directives, types and fields'],
  ['Escape', 'close the list of completions or problems'],
  ['F8', 'go to the next problem in the schema'],
  ['Ctrl Shift M', 'list the problems of the schema with their fixes'],
  ['Ctrl Z, Ctrl Shift Z', 'undo and redo edits, removed or renamed subgraphs, and opened examples'],
  ['Arrow keys on a tab', 'go to the next subgraph; with Alt, move it'],
  ['F2, Delete on a tab', 'rename or remove the subgraph'],
]

const facts: [term: string, text: string][] = [
  [
    'Two composers',
    `${composer.name} ${composer.version} composes your schemas. When you ask for a second opinion, ${second.name} ${second.version} composes them too.`,
  ],
  [
    'Your schemas stay in the browser',
    'The engine runs in a worker of this page, and your work is kept in the storage of this browser. A link that you share holds the work after the #, which browsers do not send. Only a query to the subgraphs of this site is sent, to this site.',
  ],
  [
    'Answers are simulated',
    'Subgraphs answer from sample data, which you can edit, and with latencies that you can set. The plan shows which fetches are needed and in which order, not how long your services take. Only the subgraphs of this site answer themselves.',
  ],
  [
    'Large input is refused',
    'The page stops a run after three seconds (twenty for large schemas) and refuses very large or deeply nested input. Your text stays.',
  ],
]

/** How the workbench is used by keyboard, who judges, and what stays in the browser. */
export function KeyboardSection() {
  return (
    <Section
      id="keys"
      heading="Keys and limits"
      lead="On a Mac, press Cmd instead of Ctrl, except in Ctrl Space."
      columns="4/7"
    >
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 md:gap-y-10">
        <PhoneFold
          title="Keys of the editor"
          note={keys.length}
          titleClass="font-semibold border-y border-line md:sr-only"
        >
          <dl className="grid grid-cols-[min(8.5rem,45%)_minmax(0,1fr)] gap-x-4 gap-y-2 text-body-sm max-md:pt-4 sm:grid-cols-[max-content_1fr] sm:gap-x-6">
            {keys.map(([key, effect]) => (
              <div key={key} className="contents">
                <dt className="font-mono text-caption text-text">{key}</dt>
                <dd className="text-muted">{effect}</dd>
              </div>
            ))}
          </dl>
        </PhoneFold>
        <dl className="grid grid-cols-1 gap-x-12 gap-y-6 border-line sm:grid-cols-2 md:border-t md:pt-8">
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd className="mt-1 text-body-sm leading-relaxed wrap-anywhere text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
