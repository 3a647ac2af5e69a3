import { certificatePath } from '@/content/paths'
import { SmartLink } from '@/ui/link'
import type { Course } from '../courses'
import { statusOf } from '../course-status'
import { outline, totalMinutes } from '../outline'
import { ChapterTiles } from './chapter-tiles'
import { Learnings } from './learnings'
import { MissionArt } from './mission-art'
import { ProgressPanel } from './progress-panel.client'

/** A course in the list of courses: what it teaches, how long it takes, its chapters, and progress. */
export function CourseCard({ course }: { course: Course }) {
  return (
    <article className="overflow-hidden rounded-card border border-line bg-raised">
      <div className="lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <MissionArt
          course={course}
          sizes="(min-width: 1024px) 560px, 100vw"
          className="aspect-[4/3] sm:aspect-[16/9] lg:aspect-auto"
        />
        <div className="p-6 md:p-10">
          <h2 className="text-3xl font-semibold tracking-tight">
            <SmartLink href={course.href} className="hover:text-accent">
              {course.title}
            </SmartLink>
          </h2>
          <p className="mt-3 text-muted">{course.description}</p>
          <p className="mt-4 font-mono text-sm text-accent">{totalMinutes(course)} min, free, no account</p>
          <p className="mt-4">{statusOf(course)}</p>
          <Learnings course={course} className="mt-6 gap-2" />
          <p className="mt-6 text-sm text-muted">Before you start: {course.prerequisites.join('. ')}.</p>
          <div className="mt-8">
            <ProgressPanel
              course={course.id}
              chapters={outline(course)}
              certificate={certificatePath(course.id)}
            />
          </div>
        </div>
      </div>
      <ChapterTiles course={course} />
    </article>
  )
}
