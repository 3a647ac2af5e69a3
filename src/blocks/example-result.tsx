import type { ComponentProps, ReactNode } from 'react'
import type { Subgraph } from '@/playground/engine/messages'
import { withFixes } from '@/playground/engine/problems/fixes/try-fixes'
import { ExampleIsland } from '@/playground/example/example-island.client'
import { engine, unwrap } from '@/playground/build-engine'
import { OpenInPlayground } from '@/playground/view/open-in-playground'
import { PlanTree } from '@/playground/view/plan-tree'
import { ProblemView } from '@/playground/view/problem-list'
import { Verdict } from '@/playground/view/verdict'
import { IslandBoundary } from '@/ui/island-boundary.client'

type Props = { example: string; subgraphs: Subgraph[]; playground: string }

/** What composing an example of the article gives: each problem with its places, and the fixes that are offered. */
export async function ExampleProblems({ example, subgraphs, playground }: Props) {
  const composition = unwrap(await engine.compose({ subgraphs }))
  const problems = await withFixes(engine, subgraphs, composition.problems)
  return (
    <Result
      heading={<Verdict composition={composition} />}
      shows="problems"
      href={playground}
      example={example}
    >
      <ul aria-label={`Problems of example ${example}`} className="grid grid-cols-1 gap-6">
        {problems.map((problem) => (
          <li key={problem.message}>
            <ProblemView problem={problem} subgraphs={subgraphs}>
              {problem.fixes.length > 0 && (
                <p className="mt-2 text-caption text-muted">
                  Fixes offered: {problem.fixes.map(({ title }) => title).join(' · ')}
                </p>
              )}
            </ProblemView>
          </li>
        ))}
      </ul>
    </Result>
  )
}

/** The plan of the first query that the article shows against an example. */
export async function ExamplePlan({ example, subgraphs, query, playground }: Props & { query: string }) {
  const plan = unwrap(await engine.plan({ subgraphs, operation: { query } }))
  return (
    <Result
      heading={<span className="text-sm font-semibold">{plan.fetches.length} fetches</span>}
      shows="plan"
      href={playground}
      example={example}
    >
      <PlanTree plan={plan} subgraphs={subgraphs.map(({ name }) => name)} />
    </Result>
  )
}

type ResultProps = ComponentProps<typeof ExampleIsland> & { heading: ReactNode }

/** The result in a frame. A press on its button makes the example editable in the same place. */
function Result({ heading, children, ...island }: ResultProps) {
  const drawn = (
    <>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">{heading}</div>
      {children}
      <p className="mt-5 text-caption">
        <OpenInPlayground href={island.href} name={`example ${island.example}`} />
      </p>
    </>
  )
  return (
    <figure className="not-prose overflow-hidden rounded-card border border-line bg-raised text-base leading-normal">
      <IslandBoundary fallback={<div className="p-5">{drawn}</div>}>
        <ExampleIsland {...island}>{drawn}</ExampleIsland>
      </IslandBoundary>
    </figure>
  )
}
