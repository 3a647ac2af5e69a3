'use client'

import { Button } from '@/ui/button'
import styles from './exercise.module.css'
import type { ExerciseState } from './use-exercise.client'

/** What the last check says in a sentence, with the feedback of a recognized mistake. Announced when it changes. */
export function Verdict({ exercise }: { exercise: ExerciseState }) {
  const { outcome, notice, tooLong } = exercise
  const { grade } = outcome ?? {}
  const unmet = grade?.goals.filter(({ met }) => !met).length ?? 0
  return (
    <div className={styles.verdict}>
      <div role="status">
        {grade?.failure && <p className="text-amber">{grade.failure.message}</p>}
        {grade?.solved && (
          <p className={outcome?.counts ? 'font-semibold text-success' : ''}>
            {outcome?.counts
              ? 'Every goal is met. Solved.'
              : 'Every goal is met, with the text of the solution. Start over and write your own to have it counted.'}
          </p>
        )}
        {grade && !grade.failure && !grade.solved && (
          <p>
            {grade.goals.length - unmet} of {grade.goals.length}{' '}
            {grade.goals.length === 1 ? 'goal is' : 'goals are'} met.
          </p>
        )}
        {grade?.mistake && (
          <p
            className={`quiz-text ${styles.feedback}`}
            dangerouslySetInnerHTML={{ __html: grade.mistake.feedback }}
          />
        )}
        {tooLong && (
          <p className="text-amber">
            These schemas are too long to be kept. Shorten them, or they are gone when you leave the page.
          </p>
        )}
      </div>
      {grade?.failure?.reason === 'unavailable' && (
        <Button size="sm" variant="secondary" onClick={exercise.check}>
          Try again
        </Button>
      )}
      {notice && (
        <p className="flex flex-wrap items-center gap-x-2">
          <span role="status">{notice.text}</span>
          <Button size="sm" variant="ghost" className="underline underline-offset-4" onClick={notice.undo}>
            Undo
          </Button>
        </p>
      )}
    </div>
  )
}
