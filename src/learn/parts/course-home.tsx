import { certificatePath } from '@/content/paths'
import { SmartLink } from '@/ui/link'
import type { Course } from '../courses'
import { statusOf } from '../course-status'
import { nextSteps } from '../next-steps'
import { outline, totalMinutes } from '../outline'
import { ChapterRow } from './chapter-row'
import { CourseFinished } from './course-finished.client'
import { Learnings } from './learnings'
import { MissionArt } from './mission-art'
import { ProgressPanel } from './progress-panel.client'

/** The home page of a course: what it teaches, progress, and its chapters with their status. */
export function CourseHome({ course }: { course: Course }) {
  const chapters = outline(course)
  const first = course.chapters.find(({ entry }) => entry)
  return (
    <div className="container-page py-14 md:py-20">
      <div className="gap-x-16 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-center xl:grid-cols-[minmax(0,1fr)_28rem]">
        <div>
          <p className="eyebrow">Course · {totalMinutes(course)} min</p>
          <h1 className="text-4xl leading-[1.06] font-semibold tracking-tight sm:text-5xl md:text-6xl">
            {course.title}
          </h1>
          <p className="mt-5 max-w-[42rem] text-lg text-muted">{course.description}</p>
          <p className="mt-4 max-w-[42rem]">
            {statusOf(course)}
            {first && (
              <>
                {' '}
                Start with{' '}
                <SmartLink href={first.href} className="underline underline-offset-4 hover:text-accent">
                  chapter {first.number}, {first.title}
                </SmartLink>
                : each chapter builds on the one before.
              </>
            )}
          </p>
          <div className="mt-7 max-w-[24rem]">
            <ProgressPanel course={course.id} chapters={chapters} certificate={certificatePath(course.id)} />
          </div>
        </div>
        <MissionArt
          course={course}
          sizes="(min-width: 1024px) 448px, 100vw"
          className="mt-10 aspect-[4/3] rounded-card border border-line lg:mt-0 lg:aspect-square"
        />
      </div>
      <div className="mt-14 grid gap-12 border-t border-line pt-10 md:grid-cols-2">
        <section aria-labelledby="learnings">
          <h2 id="learnings" className="text-xl font-semibold tracking-tight">
            Afterwards you can
          </h2>
          <Learnings course={course} className="mt-5 gap-3" />
        </section>
        <section aria-labelledby="prerequisites">
          <h2 id="prerequisites" className="text-xl font-semibold tracking-tight">
            Before you start
          </h2>
          <ul className="mt-5 grid gap-3 text-muted">
            {course.prerequisites.map((prerequisite) => (
              <li key={prerequisite}>{prerequisite}</li>
            ))}
          </ul>
        </section>
      </div>
      <section aria-labelledby="chapters" className="mt-16">
        <h2 id="chapters" className="text-2xl font-semibold tracking-tight">
          Chapters
        </h2>
        <ol className="mt-6 border-b border-line">
          {course.chapters.map((chapter) => (
            <ChapterRow key={chapter.id} course={course} chapter={chapter} />
          ))}
        </ol>
        <CourseFinished course={course.id} chapters={chapters} steps={nextSteps(course)} className="mt-10" />
      </section>
      <section aria-labelledby="related" className="mt-16">
        <h2 id="related" className="text-2xl font-semibold tracking-tight">
          Related
        </h2>
        <ul className="mt-6 grid gap-6 md:grid-cols-3 xl:grid-cols-5">
          {course.related.map(({ title, href, description }) => (
            <li key={href} className="relative border-t border-line pt-5">
              <SmartLink href={href} className="font-semibold after:absolute after:inset-0 hover:text-accent">
                {title}
              </SmartLink>
              <p className="mt-1.5 text-body-sm text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
