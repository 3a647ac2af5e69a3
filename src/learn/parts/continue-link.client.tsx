'use client'

import type { CourseLinkProps } from '@/site/navigation'
import type { ChapterOutline } from '../courses'
import { chapterToContinue } from '../progress/record'
import { useProgress } from '../progress/use-progress.client'

type Props = CourseLinkProps & { course: string; href: string; chapters: ChapterOutline[] }

/** A link to a course; where the browser has progress in it, to the chapter to continue with. */
export function ContinueLink({ course, href, chapters, start, label, className }: Props) {
  const next = chapterToContinue(useProgress(course), chapters)
  return (
    <a href={next?.href ?? href} className={className}>
      {label ?? (!next && start)}
      {next && (
        <span className={label && 'ml-auto text-sm font-normal text-muted'}>
          {` Continue chapter ${next.number}`}
        </span>
      )}
    </a>
  )
}
