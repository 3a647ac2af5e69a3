import { inlineHtml } from '@/content/inline-html'
import type { CourseExercise } from '@/content/exercises'
import type { Subgraph } from '@/playground/engine/messages'
import { schemasIn } from '@/playground/exercises/exercise'
import { playgroundHref } from '@/playground/share'
import { GraphqlListing } from '@/playground/view/graphql-listing'
import { highlightToHtml } from '@/ui/highlight'
import { CopyButton } from '@/ui/copy-button.client'
import { rows } from '@/ui/highlight-lines'
import { ChevronDown } from '@/ui/icon'
import { ExerciseIsland } from './exercise-island.client'
import { exerciseId, ExerciseLayout, listingName, part } from './exercise-layout'
import { exerciseView } from './view'

type Props = { course: string; chapter: string; exercise: CourseExercise }

/** An exercise in a chapter. Without script its schemas, task, goals, and solution are readable. */
export function Exercise({ course, chapter, exercise }: Props) {
  const { title, task, starter, solution } = exercise
  const view = exerciseView(exercise)
  const id = exerciseId(view)
  const query = view.query && <Listing name="query" sdl={view.query} />
  const changed = solution.subgraphs.filter(({ name, sdl }) =>
    starter.some((subgraph) => subgraph.name === name && subgraph.sdl !== sdl),
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
      <ExerciseIsland course={course} chapter={chapter} view={view} query={query}>
        <ExerciseLayout
          view={view}
          panels={starter.map((subgraph) => (
            <Listing key={subgraph.name} {...subgraph} />
          ))}
          query={query}
          href={playgroundHref(schemasIn(starter), view.query)}
        />
      </ExerciseIsland>
      <details className={`group ${part} py-1.5! open:pb-4! pointer-coarse:py-0.5!`} data-chrome>
        <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1.5 text-sm font-medium text-muted hover:text-text pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
          Solution <ChevronDown size={16} className="group-open:rotate-180" />
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 pt-2.5">
          {changed.map((subgraph) => (
            <figure
              key={subgraph.name}
              className="code-compact overflow-hidden rounded-lg border border-line bg-code-ground [--code-inset:20px] [--code-space:10px]"
            >
              <figcaption className={`flex items-center justify-between border-b border-line ${listingName}`}>
                {subgraph.name} <CopyButton />
              </figcaption>
              <Listing {...subgraph} />
            </figure>
          ))}
          <Html html={inlineHtml(solution.reason)} />
        </div>
      </details>
    </section>
  )
}

function Listing({ name, sdl }: Subgraph) {
  if (name.endsWith('.ts'))
    return (
      <div className="code-block">
        <pre role="group" tabIndex={0} aria-label={`${name}, TypeScript code`}>
          <code dangerouslySetInnerHTML={{ __html: rows(highlightToHtml(sdl, 'ts').split('\n')) }} />
        </pre>
      </div>
    )
  return <GraphqlListing code={sdl} label={`${name}, GraphQL code`} numbered />
}

/** A text of an exercise, which is inline Markdown rendered as HTML. */
export function Html({ html, className = '' }: { html: string; className?: string }) {
  return <p className={`quiz-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
