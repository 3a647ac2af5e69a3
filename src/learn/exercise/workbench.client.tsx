'use client'

import { useRef, useState, type ReactNode } from 'react'
import type { Place } from '@/playground/engine/messages'
import { usePlaygroundHref } from '@/playground/use-playground-href.client'
import { emptyWork } from '@/playground/work'
import { Button } from '@/ui/button'
import { CircleCheck } from '@/ui/icon'
import styles from './exercise.module.css'
import { exerciseId, ExerciseLayout } from './exercise-layout'
import { Solution } from './solution.client'
import { SubgraphEditors, type SubgraphEditorsHandle } from './subgraph-editors.client'
import { useExercise } from './use-exercise.client'
import { Verdict } from './verdict.client'
import type { ExerciseView } from './view'

export type WorkbenchProps = {
  course: string
  chapter: string
  view: ExerciseView
  /** The query, where the exercise has one. */
  query: ReactNode
  /** The schemas of the solution and its reason. */
  solution: ReactNode
}

/** Schemas, goals, hints, and solution of an exercise, in the place of the page as built. */
export function Workbench(props: WorkbenchProps & { solutionOpened: boolean }) {
  const { course, chapter, view, query, solution, solutionOpened } = props
  const exercise = useExercise(course, chapter, view)
  const { subgraphs, outcome, record } = exercise
  const editors = useRef<SubgraphEditorsHandle>(null)
  const [work, setWork] = useState({ ...emptyWork, subgraphs, query: view.query ?? '' })
  if (work.subgraphs !== subgraphs) setWork({ ...work, subgraphs })
  const href = usePlaygroundHref(work)
  const Results = exercise.parts?.Results
  const show = (place: Place) => editors.current?.show(place)

  return (
    <>
      {record.solved && (
        <p className={styles.badge} data-chrome>
          <CircleCheck size={16} /> Solved
        </p>
      )}
      <ExerciseLayout
        view={view}
        editors={
          <SubgraphEditors
            ref={editors}
            id={exerciseId(view)}
            name={view.title}
            subgraphs={subgraphs}
            starter={view.graded.starter}
            problems={outcome?.grade.problems ?? []}
            onEngage={exercise.load}
            onChange={exercise.change}
          />
        }
        query={query}
        goals={exercise.goals}
        busy={exercise.busy}
        onCheck={exercise.check}
        startOver={
          exercise.canReset && (
            <Button size="sm" variant="secondary" onClick={exercise.startOver}>
              Start over
            </Button>
          )
        }
        href={href}
        verdict={<Verdict exercise={exercise} />}
        results={
          Results &&
          outcome && (
            <Results
              outcome={outcome}
              hasQuery={view.query !== undefined}
              onPlace={show}
              {...(view.fixes && { onChange: exercise.replace })}
            />
          )
        }
        hintsShown={record.hints}
        onHint={exercise.showHint}
        solution={
          <Solution opened={solutionOpened} solved={record.solved} onTry={exercise.trySolution}>
            {solution}
          </Solution>
        }
      />
    </>
  )
}
