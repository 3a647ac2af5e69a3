import clsx from 'clsx'
import type { GoalResult } from '@/playground/exercises/grade'
import { Circle, CircleCheck, CircleX } from '@/ui/icon'
import { CodeText } from './code-text'
import styles from './exercise.module.css'

type Props = {
  /** HTML. */
  goals: string[]
  /** One per goal, or undefined while nothing was checked. */
  results: Pick<GoalResult, 'met' | 'found'>[] | undefined
}

/** The goals of an exercise: which are met and, for the others, what was found instead. */
export function GoalList({ goals, results }: Props) {
  return (
    <ul className={styles.goals}>
      {goals.map((html, index) => {
        const { met, found } = results?.[index] ?? {}
        const Mark = met === undefined ? Circle : met ? CircleCheck : CircleX
        return (
          <li key={html} data-met={met}>
            <Mark
              size={18}
              className={clsx(met === undefined ? 'text-muted' : met ? 'text-success' : 'text-danger')}
            />
            <div>
              <span className="quiz-text" dangerouslySetInnerHTML={{ __html: html }} />
              {met !== undefined && <span className="sr-only">{met ? ' Met.' : ' Not met.'}</span>}
              {found && (
                <p className={styles.found}>
                  <CodeText text={found} />
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
