'use client'

import { useRef, useState, type ReactNode } from 'react'
import type { Place } from '@/playground/engine/messages'
import { usePlaygroundHref } from '@/playground/use-playground-href.client'
import { OpenInPlayground } from '@/playground/view/open-in-playground'
import { emptyWork } from '@/playground/work'
import { Button } from '@/ui/button'
import { CircleCheck } from '@/ui/icon'
import { IslandBoundary } from '@/ui/island-boundary.client'
import styles from './exercise.module.css'
import { GoalList } from './goal-list.client'
import { Hints } from './hints.client'
import { Solution } from './solution.client'
import { SubgraphEditors, type SubgraphEditorsHandle } from './subgraph-editors.client'
import { useExercise } from './use-exercise.client'
import { Verdict } from './verdict.client'
import type { ExerciseView } from './view'

type Props = {
  course: string
  chapter: string
  view: ExerciseView
  /** The schemas of the starter, in its order, which editors replace near the viewport. */
  listings: ReactNode[]
  /** The query, where the exercise has one. */
  query: ReactNode
  /** The schemas of the solution and its reason. */
  solution: ReactNode
}

/** The interactive part of an exercise. An error in it costs this part only. */
export function ExerciseIsland(props: Props) {
  return (
    <IslandBoundary
      fallback={<p className={styles.part}>This exercise stopped at an error. Reload the page to go on.</p>}
    >
      <Workbench {...props} />
    </IslandBoundary>
  )
}

function Workbench({ course, chapter, view, listings, query, solution }: Props) {
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
      <SubgraphEditors
        ref={editors}
        name={view.title}
        subgraphs={subgraphs}
        starter={view.graded.starter}
        listings={listings}
        problems={outcome?.grade.problems ?? []}
        onEngage={exercise.load}
        onChange={exercise.change}
      />
      {query && (
        <div className={styles.query}>
          <p className={styles.name}>Query</p>
          {query}
        </div>
      )}
      <div className={styles.part}>
        <h4 className="text-sm font-semibold">Goals</h4>
        <GoalList goals={view.goals} results={exercise.goals} />
        <div className={`${styles.actions} script-only`}>
          <Button size="sm" loading={exercise.busy} onClick={exercise.check}>
            {view.query ? 'Run and check' : 'Check'}
          </Button>
          {exercise.canReset && (
            <Button size="sm" variant="secondary" onClick={exercise.startOver}>
              Start over
            </Button>
          )}
          <span className="ms-auto text-caption">
            <OpenInPlayground href={href} name={view.title} />
          </span>
        </div>
        <Verdict exercise={exercise} />
      </div>
      {Results && outcome && (
        <Results
          outcome={outcome}
          hasQuery={view.query !== undefined}
          onPlace={show}
          {...(view.fixes && { onChange: exercise.replace })}
        />
      )}
      <Hints hints={view.hints} shown={record.hints} onShow={exercise.showHint} />
      <Solution solved={record.solved} onTry={exercise.trySolution}>
        {solution}
      </Solution>
    </>
  )
}
