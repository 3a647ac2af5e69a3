import { certificatePath } from '@/content/paths'
import { SmartLink } from '@/ui/link'
import type { Course } from '../courses'
import { statusOf } from '../course-status'
import { outline } from '../outline'
import { ChapterTiles } from './chapter-tiles'
import { CourseFacts } from './course-facts'
import { Learnings } from './learnings'
import { ProgressPanel } from './progress-panel.client'
import { ThemedArt } from './themed-art'

/** A course in the list of courses: what it teaches, how long it takes, its chapters, and progress. */
export function CourseCard({ course }: { course: Course }) {
  return (
    <article className="overflow-hidden rounded-card border border-line bg-raised">
      <div className="relative isolate overflow-hidden border-b border-line px-6 py-10 md:px-10 md:py-12">
        {course.cover && (
          <ThemedArt
            picture={course.cover}
            sizes="(min-width: 1536px) 744px, (min-width: 1024px) 50vw, 1px"
            className="absolute inset-y-0 right-0 -z-10 h-full w-1/2 mask-l-from-40% object-cover max-lg:hidden"
          />
        )}
        <h2 className="text-3xl font-semibold tracking-tight md:text-4xl">
          <SmartLink href={course.href} className="hover:text-accent">
            {course.title}
          </SmartLink>
        </h2>
        <CourseFacts course={course} className="mt-3" />
      </div>
      <div className="grid gap-x-16 gap-y-10 p-6 md:p-10 lg:grid-cols-2">
        <div>
          <p className="text-muted">{course.description}</p>
          <p className="mt-4 text-muted">{statusOf(course)}</p>
          <div className="mt-8 max-w-[24rem]">
            <ProgressPanel
              course={course.id}
              chapters={outline(course)}
              certificate={certificatePath(course.id)}
            />
          </div>
        </div>
        <div>
          <h3 className="font-semibold">Afterwards you can</h3>
          <Learnings course={course} className="mt-4 gap-3" />
        </div>
      </div>
      <ChapterTiles course={course} />
    </article>
  )
}
