import { inlineHtml } from '@/content/inline-html'
import { CircleCheck, CircleX } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { highlightToHtml } from '@/ui/highlight'
import type { Course } from '../courses'
import { exerciseId } from './exercise-layout'
import { sampleOf } from './sample'
import styles from './sample-exercise.module.css'
import { exerciseView } from './view'

/** An exercise of the course with a wrong attempt, its goals, and the feedback that a learner gets. */
export async function SampleExercise({ course }: { course: Course }) {
  const sample = await sampleOf(course)
  if (!sample) return null
  const { chapter, exercise, subgraph, diff, grade } = sample
  const view = exerciseView(exercise)
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.bar}>
        <SmartLink href={`${chapter.href}#${exerciseId(view)}`} className="inline-block py-1 hover:text-text">
          Exercise in chapter {chapter.number}, {chapter.title}
        </SmartLink>
      </figcaption>
      <div className={styles.task}>
        <p className="text-lg font-semibold tracking-tight">{exercise.title}</p>
        <Html html={inlineHtml(exercise.task)} className="mt-2 text-body-sm text-muted" />
      </div>
      <div className={`code-block ${styles.code}`}>
        <p className={styles.subgraph}>One attempt, in {subgraph}</p>
        <pre role="group" tabIndex={0} aria-label={`${subgraph}, what an attempt changes`}>
          <code dangerouslySetInnerHTML={{ __html: highlightToHtml(diff, 'diff') }} />
        </pre>
      </div>
      <ul className={styles.goals}>
        {grade.goals.map(({ met }, index) => {
          const Mark = met ? CircleCheck : CircleX
          return (
            <li key={view.goals[index]}>
              <Mark size={18} className={met ? 'text-success' : 'text-danger'} />
              <p>
                <span className="sr-only">{met ? 'Met: ' : 'Not met: '}</span>
                <span className="quiz-text" dangerouslySetInnerHTML={{ __html: view.goals[index] ?? '' }} />
              </p>
            </li>
          )
        })}
      </ul>
      {grade.mistake && <Html html={inlineHtml(grade.mistake.feedback)} className={styles.feedback} />}
    </figure>
  )
}

function Html({ html, className = '' }: { html: string; className?: string }) {
  return <p className={`quiz-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
