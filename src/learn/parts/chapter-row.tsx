import { SmartLink } from '@/ui/link'
import type { Chapter, Course } from '../courses'
import { chapterTasks } from '../outline'
import { ChapterStatus } from './chapter-status.client'
import { ThemedArt } from './themed-art'

/** A written chapter on the home page of its course: picture, description, what it asks for, and progress. */
export function ChapterRow({ course, chapter }: { course: Course; chapter: Chapter }) {
  const { number, title, description, href, picture } = chapter
  return (
    <li className="group relative grid grid-cols-[min(5.5rem,25%)_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t border-line py-5 wrap-anywhere sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:gap-x-6">
      <div className="aspect-[4/3] overflow-hidden rounded-[8px] bg-raised-2 sm:aspect-[16/9]">
        {picture && <ThemedArt picture={picture} sizes="160px" className="size-full object-cover" />}
      </div>
      <div>
        <h3 className="text-lg leading-snug font-semibold">
          <span className="mr-2 font-mono text-sm font-normal text-accent">{number}</span>
          <SmartLink href={href} className="group-hover:text-accent after:absolute after:inset-0">
            {title}
          </SmartLink>
        </h3>
        <p className="mt-1 text-body-sm text-muted">{description}</p>
      </div>
      <div className="col-start-2 text-sm text-muted sm:col-start-3 sm:text-right">
        <p>{contentsOf(chapter)}</p>
        <div className="mt-1 flex sm:justify-end">
          <ChapterStatus course={course.id} chapter={chapterTasks(chapter)} long />
        </div>
      </div>
    </li>
  )
}

function contentsOf({ minutes, exercises, questions }: Chapter): string {
  const parts = [
    `${minutes} min`,
    exercises.length > 0 && `${exercises.length} exercise${exercises.length === 1 ? '' : 's'}`,
    `${questions.length} questions`,
  ]
  return parts.filter(Boolean).join(' · ')
}
