import type { ReactNode } from 'react'
import type { GoalResult } from '@/playground/exercises/grade'
import { OpenInPlayground } from '@/playground/view/open-in-playground'
import { Button } from '@/ui/button'
import styles from './exercise.module.css'
import { GoalList } from './goal-list'
import { Hints } from './hints'
import type { ExerciseView } from './view'

type Props = {
  view: Pick<ExerciseView, 'id' | 'title' | 'goals' | 'hints'>
  editors: ReactNode
  /** The query, where the exercise has one. */
  query: ReactNode
  goals?: Pick<GoalResult, 'met' | 'found'>[] | undefined
  busy?: boolean
  onCheck?: () => void
  startOver?: ReactNode
  /** Opens the schemas in the playground. */
  href: string
  verdict?: ReactNode
  results?: ReactNode
  hintsShown?: number
  onHint?: () => void
  solution: ReactNode
}

/**
 * The parts of an exercise in their order: as the build draws them, and as the workbench does, so that nothing moves when one
 * takes the place of the other. Their ids say which part is which.
 */
export function ExerciseLayout(props: Props) {
  const { view, editors, query, goals, busy, onCheck, startOver, href, verdict, results, solution } = props
  const id = exerciseId(view)
  return (
    <>
      {editors}
      {query && (
        <div id={`${id}-query`} className={styles.query}>
          <p className={styles.name}>Query</p>
          {query}
        </div>
      )}
      <div id={`${id}-goals`} className={styles.part}>
        <h4 className="text-sm font-semibold">Goals</h4>
        <GoalList goals={view.goals} results={goals} />
        <div className={`${styles.actions} script-only`}>
          <Button size="sm" loading={busy} onClick={onCheck}>
            {query ? 'Run and check' : 'Check'}
          </Button>
          {startOver}
          <span id={`${id}-playground`} className="ms-auto text-caption">
            <OpenInPlayground href={href} name={view.title} />
          </span>
        </div>
        {verdict}
      </div>
      {results}
      <Hints id={`${id}-hints`} hints={view.hints} shown={props.hintsShown ?? 0} onShow={props.onHint} />
      <div id={`${id}-solution`} className={styles.part} data-chrome>
        {solution}
      </div>
    </>
  )
}

/** What the ids of an exercise and its parts begin with. */
export function exerciseId({ id }: { id: string }): string {
  return `exercise-${id}`
}
