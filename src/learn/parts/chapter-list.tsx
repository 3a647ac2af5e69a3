import { Badge } from '@/ui/badge'
import { SmartLink } from '@/ui/link'
import type { Course } from '../courses'
import { chapterTasks } from '../outline'
import { ChapterStatus } from './chapter-status.client'

type Props = { course: Course; current?: string }

/** The numbered chapters of a course, for the sidebar and for the bar on small screens. */
export function ChapterList({ course, current }: Props) {
  return (
    <ol className="space-y-0.5">
      {course.chapters.map(({ id, number, title, href, comingSoon, questions, exercises }) => (
        <li key={id}>
          <SmartLink
            href={href}
            aria-current={id === current ? 'page' : undefined}
            className="flex items-center gap-3 rounded-[10px] px-3 py-2 text-body-sm text-muted transition-colors hover:bg-raised-2 hover:text-text aria-[current]:bg-raised-2 aria-[current]:font-medium aria-[current]:text-text"
          >
            <span className="w-4 shrink-0 font-mono text-xs">{number}</span>
            <span className="grow">{title}</span>
            {comingSoon ? (
              <Badge>Soon</Badge>
            ) : (
              <ChapterStatus course={course.id} chapter={chapterTasks({ id, questions, exercises })} />
            )}
          </SmartLink>
        </li>
      ))}
    </ol>
  )
}
