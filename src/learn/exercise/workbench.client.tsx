'use client'

import { lazy, Suspense, useMemo, useRef, useState, type ReactNode } from 'react'
import { schemasIn } from '@/playground/exercises/exercise'
import { usePlaygroundHref } from '@/playground/use-playground-href.client'
import { countPlaces } from '@/playground/view/problem-marks'
import { emptyWork } from '@/playground/work'
import { SchemaWorkbench, type WorkbenchHandle } from '@/playground/workbench/schema-workbench.client'
import { Button } from '@/ui/button'
import { CircleCheck } from '@/ui/icon'
import { IslandBoundary } from '@/ui/island-boundary.client'
import { ExerciseLayout } from './exercise-layout'
import { useExercise, type ExerciseState } from './use-exercise.client'
import type { ExerciseView } from './view'

export type WorkbenchProps = {
  course: string
  chapter: string
  view: ExerciseView
  /** The query, where the exercise has one. */
  query: ReactNode
}

const Results = lazy(async () => ({ default: (await import('./results.client')).Results }))

/** Texts, goals, and hints of an exercise, in the place of the page as built. */
export function Workbench({ course, chapter, view, query }: WorkbenchProps) {
  const exercise = useExercise(course, chapter, view)
  const { subgraphs, outcome, solved } = exercise
  const editors = useRef<WorkbenchHandle>(null)
  const [selected, select] = useState<string>()
  const problems = outcome?.grade.problems
  const work = useMemo(
    () => ({ ...emptyWork, subgraphs: schemasIn(subgraphs), query: view.query ?? '' }),
    [subgraphs, view.query],
  )
  const href = usePlaygroundHref(work)

  return (
    <>
      {solved && (
        <p
          data-chrome
          className="absolute top-[21px] right-5 inline-flex items-center gap-1.5 text-caption font-semibold text-success"
        >
          <CircleCheck size={16} /> Solved
        </p>
      )}
      <SchemaWorkbench
        ref={editors}
        subgraphs={subgraphs}
        problems={problems}
        onChange={(index, sdl) => exercise.change(subgraphs[index]?.name ?? '', sdl)}
        onShow={select}
      >
        {(fields) => (
          <ExerciseLayout
            view={view}
            panels={fields}
            selected={selected}
            counts={problems && countPlaces(problems)}
            onSelect={select}
            query={query}
            goals={outcome?.grade.goals}
            busy={exercise.busy}
            onCheck={exercise.check}
            actions={
              <>
                {exercise.canReset && (
                  <Button size="sm" variant="secondary" onClick={exercise.startOver}>
                    Start over
                  </Button>
                )}
                {exercise.undo && (
                  <Button size="sm" variant="ghost" onClick={exercise.undo}>
                    Undo
                  </Button>
                )}
              </>
            }
            href={href}
            verdict={<Verdict outcome={outcome} />}
            results={
              outcome && (
                <IslandBoundary>
                  <Suspense>
                    <Results
                      outcome={outcome}
                      hasQuery={view.query !== undefined}
                      onPlace={(place) => editors.current?.show(place)}
                    />
                  </Suspense>
                </IslandBoundary>
              )
            }
            hintsShown={exercise.hints}
            onHint={exercise.showHint}
          />
        )}
      </SchemaWorkbench>
    </>
  )
}

/** What the last check says in a sentence, with the feedback of a recognized mistake. Announced when it changes. */
function Verdict({ outcome }: Pick<ExerciseState, 'outcome'>) {
  const { failure, solved, goals = [], mistake } = outcome?.grade ?? {}
  const met = goals.filter((goal) => goal.met).length
  return (
    <div role="status" className="text-body-sm [&_p]:mt-2">
      {failure && <p className="text-amber">{failure.message}</p>}
      {solved && <p className="font-semibold text-success">Every goal is met. Solved.</p>}
      {outcome && !failure && !solved && (
        <p>
          {met} of {goals.length} {goals.length === 1 ? 'goal is' : 'goals are'} met.
        </p>
      )}
      {mistake && (
        <p
          className="quiz-text border-l-2 border-amber pl-3.5"
          dangerouslySetInnerHTML={{ __html: mistake.feedback }}
        />
      )}
    </div>
  )
}
