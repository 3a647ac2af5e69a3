import { inlineHtml } from '@/content/inline-html'
import { engine } from '@/playground/build-engine'
import { gradeExercise } from '@/playground/exercises/grade'
import { highlightToHtml } from '@/ui/highlight'
import { SmartLink } from '@/ui/link'
import type { Course } from '../courses'
import { Html } from './exercise'
import { exerciseId, GoalList } from './exercise-layout'
import { exerciseView } from './view'

/** An exercise with its goals, and the feedback on the wrong attempt that composes and changes the fewest lines. */
export async function SampleExercise({ course }: { course: Course }) {
  const [attempt] = course.chapters.flatMap(attemptsIn).toSorted((a, b) => a.changes - b.changes)
  if (!attempt) return null
  const { chapter, exercise, example, diff, feedback } = attempt
  const view = exerciseView(exercise)
  const grade = await gradeExercise(exercise, example, engine)
  const name = example[0]?.name
  const changed = diff.split('\n').flatMap((line, index) => (/^[+-]/.test(line) ? index + 1 : []))
  const code = highlightToHtml(diff.trimEnd(), 'graphql', changed.join(','))
  return (
    <figure className="@container min-w-0 overflow-hidden rounded-card border border-line-strong bg-raised shadow-float">
      <figcaption className="border-b border-line px-5 py-3 text-caption text-muted">
        Exercise in chapter {chapter.number}, {chapter.title}
      </figcaption>
      <div className="px-5 pt-5 pb-[18px]">
        <p className="text-lg font-semibold tracking-tight">{exercise.title}</p>
        <Html html={inlineHtml(exercise.task)} className="mt-2 text-body-sm text-muted" />
      </div>
      <div className="grid border-y border-line @3xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
        <div className="code-block bg-code-ground [--code-inset:12px]">
          <p className="px-5 pt-3 font-mono text-caption text-muted">One attempt, in {name}</p>
          <pre role="group" tabIndex={0} aria-label={`${name}, what an attempt changes`}>
            <code dangerouslySetInnerHTML={{ __html: code }} />
          </pre>
        </div>
        <div className="border-line px-5 pt-1.5 pb-4 @max-3xl:border-t @3xl:border-s">
          <GoalList goals={view.goals} results={grade.goals} />
        </div>
      </div>
      <div className="bg-amber/8 px-5 py-4 text-body-sm leading-[1.55]">
        <Html html={`<strong>Why it fails:</strong> ${inlineHtml(feedback)}`} />
        <SmartLink
          href={`${chapter.href}#${exerciseId(view)}`}
          className="mt-2 inline-block py-1 font-medium underline underline-offset-4 hover:text-accent"
        >
          Try it yourself
        </SmartLink>
      </div>
    </figure>
  )
}

/** The mistakes that compose and change one text, with the definitions that they change as a diff. */
function attemptsIn(chapter: Course['chapters'][number]) {
  return chapter.exercises.flatMap((exercise) =>
    exercise.mistakes.flatMap(({ when, example, feedback }) => {
      const [changed, ...others] = example
      const before = exercise.starter.find(({ name }) => name === changed?.name)?.sdl.split('\n')
      if (!when.composes || !changed || !before || others.length > 0) return []
      const after = changed.sdl.split('\n')
      const lines = before.map((line) => `${after.includes(line) ? ' ' : '-'}${line}`)
      const added = after.filter((line) => !before.includes(line)).map((line) => `+${line}`)
      lines.splice(lines.findLastIndex((line) => line.startsWith('-')) + 1, 0, ...added)
      const changes = lines.filter((line) => !line.startsWith(' ')).length
      const blocks = lines.join('\n').split(/\n ?\n/)
      const diff = blocks.filter((block) => /^[+-]/m.test(block)).join('\n\n')
      return [{ chapter, exercise, example, feedback, changes, diff }]
    }),
  )
}
