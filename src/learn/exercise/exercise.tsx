import { inlineHtml } from '@/content/inline-html'
import type { CourseExercise } from '@/content/exercises'
import type { Subgraph } from '@/playground/engine/messages'
import { schemasIn } from '@/playground/exercises/exercise'
import { playgroundHref } from '@/playground/share'
import { GraphqlListing } from '@/playground/view/graphql-listing'
import { highlightToHtml } from '@/ui/highlight'
import { ExerciseIsland } from './exercise-island.client'
import { exerciseId, ExerciseLayout, listingName, SolutionDetails } from './exercise-layout'
import { ExerciseTabs } from './exercise-tabs'
import { exerciseView } from './view'

type Props = { course: string; chapter: string; exercise: CourseExercise }

/** An exercise in a chapter. Without script its schemas, task, goals, and solution are readable. */
export function Exercise({ course, chapter, exercise }: Props) {
  const { title, task } = exercise
  const view = exerciseView(exercise)
  const id = exerciseId(view)
  const { starter } = view.graded
  const query = view.query && <Listing name="query" sdl={view.query} />
  const solution = (
    <>
      {changed(exercise).map((subgraph) => (
        <figure
          key={subgraph.name}
          className="code-compact w-full overflow-hidden rounded-lg border border-line bg-code-ground [--code-space:10px]"
        >
          <figcaption className={`border-b border-line ${listingName}`}>{subgraph.name}</figcaption>
          <Listing {...subgraph} />
        </figure>
      ))}
      <Html html={inlineHtml(exercise.solution.reason)} />
    </>
  )
  return (
    <section
      aria-labelledby={id}
      data-exercise={view.id}
      className="not-prose relative my-10 overflow-clip rounded-card border border-line-strong bg-raised"
    >
      <header className="border-t-3 border-coral px-5 pt-5 pb-[18px]">
        <p className="font-mono text-caption text-accent">Exercise</p>
        <h3 id={id} className="mt-1 scroll-mt-24 text-xl font-semibold tracking-tight">
          {title}
        </h3>
        <Html html={inlineHtml(task)} className="mt-2" />
      </header>
      <ExerciseIsland course={course} chapter={chapter} view={view} query={query} solution={solution}>
        <ExerciseLayout
          view={view}
          editors={
            <ExerciseTabs
              view={view}
              panels={starter.map((subgraph) => (
                <Listing key={subgraph.name} {...subgraph} />
              ))}
            />
          }
          query={query}
          href={playgroundHref(schemasIn(starter), view.query)}
          solution={<SolutionDetails>{solution}</SolutionDetails>}
        />
      </ExerciseIsland>
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
  if (name.endsWith('.ts'))
    return (
      <div className="code-block">
        <pre role="group" tabIndex={0} aria-label={`${name}, TypeScript code`}>
          <code dangerouslySetInnerHTML={{ __html: highlightToHtml(sdl, 'ts') }} />
        </pre>
      </div>
    )
  return <GraphqlListing code={sdl} label={`${name}, GraphQL code`} />
}

function Html({ html, className }: { html: string; className?: string }) {
  return <p className={`quiz-text ${className ?? ''}`} dangerouslySetInnerHTML={{ __html: html }} />
}
