'use client'

import { chapterState, countSolved } from '../progress/record'
import { useProgress } from '../progress/use-progress.client'
import type { ChapterOutline } from '../courses'

const panel =
  'rounded-card border border-line-strong bg-raised bg-[radial-gradient(circle_at_0%_0%,color-mix(in_srgb,var(--amber)_14%,transparent),transparent_50%)] p-6 print:hidden'

type Props = {
  course: string
  chapters: ChapterOutline[]
  steps: { href: string; title: string; description: string }[]
  className?: string
}

/** What a learner who has completed every chapter reads: what was done, and what to do next. */
export function CourseFinished({ course, chapters, steps, className }: Props) {
  const record = useProgress(course)
  const finished = chapters.every((chapter) => chapterState(record, chapter) === 'completed')
  const { total } = countSolved(record, ...chapters)
  return (
    <div data-chrome className={finished ? `${panel} ${className ?? ''}` : undefined}>
      {/* The region is there from the start, so that screen readers announce the sentence. */}
      <p role="status" className="text-xl font-semibold tracking-tight">
        {finished && 'You have finished the course.'}
      </p>
      {finished && (
        <>
          <p className="mt-1 text-muted">
            You have read {chapters.length} chapters and solved {total} questions and exercises.
          </p>
          <ul className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-2">
            {steps.map(({ href, title, description }) => (
              <li key={href}>
                <a href={href} className="font-medium underline underline-offset-4 hover:text-accent">
                  {title}
                </a>
                <p className="mt-0.5 text-sm text-muted">{description}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
