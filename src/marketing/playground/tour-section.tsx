import { blogPath } from '@/content/blog-urls'
import { playgroundHref } from '@/playground/share'
import { CircleCheck, CircleX } from '@/ui/icon'
import { Section } from '@/ui/section'
import { tour, type TourStop } from './presets'

/** Examples of posts and chapters to open in the workbench. On small screens two rows scroll sideways. */
export function TourSection() {
  return (
    <Section
      id="tour"
      tone="raised"
      heading="Examples to break and repair"
      lead="Each example comes from a post or a chapter of the course. The page saves your own work before it opens one."
      leadBeside
    >
      <ol className="grid gap-px rounded-card border border-line bg-line max-sm:auto-cols-[16.5rem] max-sm:grid-flow-col max-sm:grid-rows-2 max-sm:overflow-x-auto sm:grid-cols-2 sm:overflow-clip xl:grid-cols-3">
        {tour().map((stop) => (
          <Stop key={stop.title} stop={stop} />
        ))}
      </ol>
    </Section>
  )
}

function Stop({ stop }: { stop: TourStop }) {
  const { title, subgraphs, query, expect, href } = stop
  const Mark = expect === 'ok' ? CircleCheck : CircleX
  return (
    <li className="relative flex flex-col gap-2 bg-ground p-6 transition-colors hover:bg-raised">
      <p className="flex items-center gap-2 font-mono text-xs text-muted">
        <Mark size={14} className={expect === 'ok' ? 'text-success' : 'text-danger'} />
        <span className="truncate">{expect === 'ok' ? 'composes' : expect}</span>
      </p>
      <h3 className="font-semibold tracking-tight">
        <a href={playgroundHref(subgraphs, query)} className="after:absolute after:inset-0 hover:text-accent">
          {title}
        </a>
      </h3>
      <p className="text-body-sm leading-relaxed text-muted">{stop.try}</p>
      <p className="relative mt-auto self-start pt-1 text-caption text-muted">
        <a
          href={href}
          className="inline-block py-1 underline decoration-line-strong underline-offset-4 hover:text-text"
        >
          {href.startsWith(blogPath) ? 'Read the post' : 'Read the chapter'}
          <span className="sr-only"> about: {title}</span>
        </a>
      </p>
    </li>
  )
}
