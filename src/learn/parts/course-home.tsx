import { Badge } from '@/ui/badge'
import { SmartLink } from '@/ui/link'
import type { Course } from '../courses'
import { chapterTasks, outline, totalMinutes } from '../outline'
import { ChapterStatus } from './chapter-status.client'
import { Learnings } from './learnings'
import { ProgressPanel } from './progress-panel.client'

/** The home page of a course: what it teaches, progress, and its chapters with their status. */
export function CourseHome({ course }: { course: Course }) {
  return (
    <div className="container-page py-14 md:py-20">
      <div className="gap-16 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <p className="eyebrow">Course · {totalMinutes(course)} min</p>
          <h1 className="text-4xl leading-[1.06] font-semibold tracking-tight sm:text-5xl md:text-6xl">
            {course.title}
          </h1>
          <p className="mt-5 max-w-[42rem] text-lg text-muted">{course.description}</p>
        </div>
        <div className="mt-8 lg:mt-0 lg:self-end">
          <ProgressPanel course={course.id} chapters={outline(course)} />
        </div>
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
          {course.chapters.map(
            ({ id, number, title, description, href, comingSoon, minutes, questions, exercises }) => (
              <li
                key={id}
                className="group relative grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-4 border-t border-line py-6"
              >
                <span className="font-mono text-sm text-accent">{number}</span>
                <div>
                  <h3 className="text-lg font-semibold">
                    <SmartLink href={href} className="group-hover:text-accent after:absolute after:inset-0">
                      {title}
                    </SmartLink>
                  </h3>
                  <p className="mt-1 text-body-sm text-muted">{description}</p>
                </div>
                {comingSoon ? (
                  <Badge>Coming soon</Badge>
                ) : (
                  <span className="flex items-center gap-4 text-sm whitespace-nowrap text-muted">
                    <span className="hidden sm:inline">
                      {minutes} min · {questions.length} questions
                    </span>
                    <ChapterStatus course={course.id} chapter={chapterTasks({ id, questions, exercises })} />
                  </span>
                )}
              </li>
            ),
          )}
        </ol>
      </section>
      <section aria-labelledby="related" className="mt-16">
        <h2 id="related" className="text-2xl font-semibold tracking-tight">
          Related
        </h2>
        <ul className="mt-6 grid gap-6 md:grid-cols-3">
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
