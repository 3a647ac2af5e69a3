import { SmartLink } from '@/ui/link'
import { Picture } from '@/ui/picture'
import type { Course } from '../courses'
import { outline, totalMinutes } from '../outline'
import { CourseArt } from './course-art'
import { Learnings } from './learnings'
import { ProgressPanel } from './progress-panel.client'

/** A course in the list of courses: what it teaches, how long it takes, and progress. */
export function CourseCard({ course }: { course: Course }) {
  const written = course.chapters.filter(({ entry }) => entry).length
  return (
    <article className="overflow-hidden rounded-card border border-line bg-raised lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      {course.cover ? (
        <Picture
          {...course.cover}
          alt=""
          sizes="(min-width: 1024px) 560px, 100vw"
          className="block aspect-[16/9] w-full object-cover lg:aspect-auto lg:h-full"
        />
      ) : (
        <CourseArt chapters={course.chapters.length} written={written} />
      )}
      <div className="p-6 md:p-10">
        <h2 className="text-3xl font-semibold tracking-tight">
          <SmartLink href={course.href} className="hover:text-accent">
            {course.title}
          </SmartLink>
        </h2>
        <p className="mt-3 text-muted">{course.description}</p>
        <p className="mt-4 font-mono text-sm text-accent">
          {written} chapters, {course.chapters.length - written} announced · {totalMinutes(course)} min
        </p>
        <Learnings course={course} className="mt-6 gap-2" />
        <p className="mt-6 text-sm text-muted">Before you start: {course.prerequisites.join('. ')}.</p>
        <div className="mt-8">
          <ProgressPanel course={course.id} chapters={outline(course)} />
        </div>
      </div>
    </article>
  )
}
