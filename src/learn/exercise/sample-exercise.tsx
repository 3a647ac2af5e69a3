import { inlineHtml } from '@/content/inline-html'
import { CircleCheck, CircleX } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { highlightToHtml } from '@/ui/highlight'
import type { Course } from '../courses'
import { exerciseId } from './exercise-layout'
import { sampleOf } from './sample'
import { exerciseView } from './view'

/** An exercise of the course with a wrong attempt, its goals, and the feedback that a learner gets. */
export async function SampleExercise({ course }: { course: Course }) {
  const sample = await sampleOf(course)
  if (!sample) return null
  const { chapter, exercise, subgraph, diff, grade } = sample
  const view = exerciseView(exercise)
  return (
    <figure className="min-w-0 overflow-hidden rounded-2xl border border-line-strong bg-raised shadow-float">
      <figcaption className="border-b border-line px-5 py-2 text-caption text-muted">
        <SmartLink href={`${chapter.href}#${exerciseId(view)}`} className="inline-block py-1 hover:text-text">
          Exercise in chapter {chapter.number}, {chapter.title}
        </SmartLink>
      </figcaption>
      <div className="px-5 pt-5 pb-[18px]">
        <p className="text-lg font-semibold tracking-tight">{exercise.title}</p>
        <Html html={inlineHtml(exercise.task)} className="mt-2 text-body-sm text-muted" />
      </div>
      <div className="code-block border-y border-line bg-code-ground">
        <p className="px-5 pt-3 font-mono text-caption text-muted">One attempt, in {subgraph}</p>
        <pre className="px-1" role="group" tabIndex={0} aria-label={`${subgraph}, what an attempt changes`}>
          <code dangerouslySetInnerHTML={{ __html: highlightToHtml(diff, 'diff') }} />
        </pre>
      </div>
      <ul className="grid gap-2 px-5 py-4 text-body-sm leading-normal">
        {grade.goals.map(({ met }, index) => {
          const Mark = met ? CircleCheck : CircleX
          return (
            <li key={view.goals[index]} className="flex gap-2.5">
              <Mark size={18} className={`mt-0.5 shrink-0 ${met ? 'text-success' : 'text-danger'}`} />
              <p>
                <span className="sr-only">{met ? 'Met: ' : 'Not met: '}</span>
                <span className="quiz-text" dangerouslySetInnerHTML={{ __html: view.goals[index] ?? '' }} />
              </p>
            </li>
          )
        })}
      </ul>
      {grade.mistake && (
        <Html
          html={inlineHtml(grade.mistake.feedback)}
          className="border-t border-line bg-amber/8 px-5 py-4 text-body-sm leading-[1.55]"
        />
      )}
    </figure>
  )
}

function Html({ html, className = '' }: { html: string; className?: string }) {
  return <p className={`quiz-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
