import { SmartLink } from '@/ui/link'
import type { Course } from '../courses'
import { chapterTasks } from '../outline'
import { ChapterStatus } from './chapter-status.client'
import { ThemedArt } from './themed-art'

/** The chapters of a course as pictures with their names. On small screens the row scrolls. */
export function ChapterTiles({ course }: { course: Course }) {
  return (
    <ol
      aria-label={`Chapters of ${course.title}`}
      className="grid auto-cols-[9.5rem] grid-flow-col gap-4 overflow-x-auto border-t border-line p-6 md:px-10 xl:auto-cols-fr"
    >
      {course.chapters.map((chapter) => (
        <li key={chapter.id} className="group relative">
          <div className="aspect-[4/3] overflow-hidden rounded-[8px] bg-raised-2">
            {chapter.picture && (
              <ThemedArt
                picture={chapter.picture}
                sizes="240px"
                className={`size-full object-cover transition-opacity group-hover:opacity-100 ${chapter.entry ? '' : 'opacity-55'}`}
              />
            )}
          </div>
          <p className="mt-2.5 text-body-sm font-medium">
            <span className="mr-1.5 font-mono text-xs text-accent">{chapter.number}</span>
            <SmartLink href={chapter.href} className="group-hover:text-accent after:absolute after:inset-0">
              {chapter.title}
            </SmartLink>
          </p>
          <div className="mt-0.5 flex h-5 items-center text-xs text-muted">
            {chapter.entry ? (
              <ChapterStatus course={course.id} chapter={chapterTasks(chapter)} long />
            ) : (
              'Announced'
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
