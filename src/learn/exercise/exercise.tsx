import { inlineHtml } from '@/content/inline-html'
import type { CourseExercise } from '@/content/exercises'
import type { Subgraph } from '@/playground/engine/messages'
import { highlightToHtml } from '@/ui/highlight'
import { ExerciseIsland } from './exercise-island.client'
import styles from './exercise.module.css'
import { exerciseView } from './view'

type Props = { course: string; chapter: string; exercise: CourseExercise }

/** An exercise in a chapter. Without script its schemas, task, goals, and solution are readable. */
export function Exercise({ course, chapter, exercise }: Props) {
  const { id, title, task, query, solution } = exercise
  const view = exerciseView(exercise)
  return (
    <section aria-labelledby={`exercise-${id}`} data-exercise={id} className={`not-prose ${styles.exercise}`}>
      <header className={styles.head}>
        <p className="font-mono text-xs text-accent">Exercise</p>
        <h3 id={`exercise-${id}`} className="mt-1 scroll-mt-24 text-xl font-semibold tracking-tight">
          {title}
        </h3>
        <Html html={inlineHtml(task)} className="mt-2" />
      </header>
      <ExerciseIsland
        course={course}
        chapter={chapter}
        view={view}
        listings={view.graded.starter.map((subgraph) => (
          <Listing key={subgraph.name} {...subgraph} />
        ))}
        query={query && <Listing name="query" sdl={query} />}
        solution={
          <>
            {changed(exercise).map((subgraph) => (
              <figure key={subgraph.name} className={styles.solved}>
                <figcaption className={styles.name}>{subgraph.name}</figcaption>
                <Listing {...subgraph} />
              </figure>
            ))}
            <Html html={inlineHtml(solution.reason)} />
          </>
        }
      />
    </section>
  )
}

/** The subgraphs that the solution changes, with their text in it. */
function changed({ starter, solution }: CourseExercise): Subgraph[] {
  return solution.subgraphs.filter(({ name, sdl }) =>
    starter.some((subgraph) => subgraph.name === name && subgraph.sdl !== sdl),
  )
}

function Listing({ name, sdl }: Subgraph) {
  return (
    <div className="code-block">
      <pre role="group" tabIndex={0} data-language="graphql" aria-label={`${name}, GraphQL code`}>
        <code dangerouslySetInnerHTML={{ __html: highlightToHtml(sdl.trimEnd(), 'graphql') }} />
      </pre>
    </div>
  )
}

function Html({ html, className }: { html: string; className?: string }) {
  return <p className={`quiz-text ${className ?? ''}`} dangerouslySetInnerHTML={{ __html: html }} />
}
