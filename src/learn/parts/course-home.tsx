import { certificatePath } from '@/content/paths'
import { Hero } from '@/ui/hero'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'
import type { Course } from '../courses'
import { nextSteps } from '../next-steps'
import { outline } from '../outline'
import { AnnouncedList } from './announced-list'
import { ChapterRow } from './chapter-row'
import { CourseFacts } from './course-facts'
import { CourseFinished } from './course-finished.client'
import { Learnings } from './learnings'
import { ProgressPanel } from './progress-panel.client'
import { TaskBoard } from './task-board.client'

/** The home page of a course: what it teaches, progress, and its chapters with their status. */
export function CourseHome({ course }: { course: Course }) {
  const chapters = outline(course)
  const [written, announced] = [true, false].map((is) =>
    course.chapters.filter(({ entry }) => (entry !== undefined) === is),
  ) as [Course['chapters'], Course['chapters']]
  return (
    <>
      <Hero
        columns="7/5"
        heading={course.title}
        lead={course.description}
        note={
          <>
            <CourseFacts course={course} className="mt-6" />
            <div className="mt-7 max-w-[24rem]">
              <ProgressPanel
                course={course.id}
                chapters={chapters}
                certificate={certificatePath(course.id)}
              />
            </div>
          </>
        }
      >
        <TaskBoard
          course={course.id}
          chapters={chapters}
          announced={announced.map(({ number, title }) => ({ number, title }))}
        />
      </Hero>
      <Section tone="ruled" heading="Chapters" lead="Each chapter builds on the one before it." leadBeside>
        <ol className="border-b border-line">
          {written.map((chapter) => (
            <ChapterRow key={chapter.id} course={course} chapter={chapter} />
          ))}
        </ol>
        {announced.length > 0 && <AnnouncedList chapters={announced} />}
        <CourseFinished course={course.id} chapters={chapters} steps={nextSteps(course)} className="mt-10" />
      </Section>
      <Section
        tone="raised"
        columns="1/1"
        heading="Afterwards you can"
        actions={<Learnings course={course} className="mt-6 gap-3" />}
      >
        <h2 className="heading-section">Before you start</h2>
        <ul className="mt-6 grid gap-3 text-muted">
          {course.prerequisites.map((prerequisite) => (
            <li key={prerequisite}>{prerequisite}.</li>
          ))}
        </ul>
        <p className="mt-6 text-muted">
          You need no account. When you have solved everything, you can{' '}
          <SmartLink
            href={certificatePath(course.id)}
            className="text-text underline underline-offset-4 hover:text-accent"
          >
            claim a signed certificate
          </SmartLink>
          .
        </p>
      </Section>
      <Section heading="Related">
        <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {course.related.map(({ title, href, description }) => (
            <li key={href} className="relative border-t border-line pt-5">
              <SmartLink href={href} className="font-semibold after:absolute after:inset-0 hover:text-accent">
                {title}
              </SmartLink>
              <p className="mt-1.5 text-body-sm text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
