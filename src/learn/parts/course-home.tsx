import { certificatePath } from '@/content/paths'
import { words } from '@/content/words'
import { CheckList } from '@/ui/check-list'
import { ArrowRight } from '@/ui/icon'
import { Button } from '@/blocks/actions'
import { Closing } from '@/blocks/closing'
import { Hero } from '@/blocks/hero'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'
import { type Course, type Chapter, chapterTasks, factsOf, outline } from '../courses'
import { ChapterStatus } from './chapter-status.client'
import { AnnouncedChapters, CourseFacts } from './course-card'
import { CourseFinished } from './course-finished.client'
import { ProgressPanel } from './progress-panel.client'
import { ChapterArt } from './themed-art'

/** A written chapter on the home page of its course: picture, description, what it asks for, and progress. */
function ChapterRow({ course, chapter }: { course: Course; chapter: Chapter }) {
  const { number, title, description, href, picture } = chapter
  return (
    <li className="group relative grid grid-cols-[min(5.5rem,25%)_minmax(0,1fr)] gap-x-4 border-b border-line py-5 wrap-anywhere first:border-t sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-6">
      <ChapterArt
        picture={picture}
        sizes="(min-width: 640px) 176px, 96px"
        className="aspect-[4/3] sm:aspect-[16/9]"
      />
      <div>
        <div className="flex items-center justify-between gap-x-4 text-muted">
          <h3 className="text-lg leading-snug font-semibold text-text">
            <span className="mr-2 font-mono text-sm font-normal text-accent">{number}</span>{' '}
            <SmartLink href={href} className="group-hover:text-accent after:absolute after:inset-0">
              {title}
            </SmartLink>
          </h3>
          <ChapterStatus course={course.id} chapter={chapterTasks(chapter)} long />
        </div>
        <p className="mt-1 text-body-sm text-balance text-muted">{description}</p>
        <p className="mt-2 text-sm text-muted">{factsOf([chapter]).join(' · ')}</p>
      </div>
    </li>
  )
}

/** The home page of a course: what it teaches, progress, and its chapters with their status. */
export function CourseHome({ course }: { course: Course }) {
  const chapters = outline(course)
  const text = words().course
  const written = course.chapters.filter(({ entry }) => entry)
  return (
    <>
      <Hero
        layout="beside"
        columns="1/1"
        heading={course.title}
        intro={<p>{course.description}</p>}
        more={
          <>
            <CourseFacts course={course} />
            <div className="max-w-[24rem]">
              <ProgressPanel
                course={course.id}
                chapters={chapters}
                certificate={certificatePath(course.id)}
              />
            </div>
          </>
        }
      >
        <h2 className="sr-only">{text.chapters}</h2>
        <ol>
          {written.map((chapter) => (
            <ChapterRow key={chapter.id} course={course} chapter={chapter} />
          ))}
        </ol>
        <AnnouncedChapters course={course} />
      </Hero>
      <div className="container-page">
        <CourseFinished course={course.id} chapters={chapters} steps={course.next} className="mb-12" />
      </div>
      <Section
        tone="raised"
        columns="1/1"
        heading={text.learnings}
        actions={<CheckList items={course.learnings} className="mt-6" />}
      >
        <h2 className="heading-section max-lg:pt-4">{text.prerequisites}</h2>
        <ul className="mt-6 grid gap-3 text-muted">
          {course.prerequisites.map((prerequisite) => (
            <li key={prerequisite}>{prerequisite}.</li>
          ))}
        </ul>
        <p className="mt-6 text-muted">
          {text.certificate}{' '}
          <SmartLink
            href={certificatePath(course.id)}
            className="text-text underline underline-offset-4 hover:text-accent"
          >
            {text.certificateLink}
          </SmartLink>
          .
        </p>
      </Section>
      <Section heading={text.related}>
        <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-4">
          {course.related.map(({ title, href, description }) => (
            <li key={href} className="relative border-t border-line pt-5">
              <SmartLink href={href} className="font-semibold after:absolute after:inset-0 hover:text-accent">
                {title} <ArrowRight size={16} className="inline align-[-0.15em] text-accent" />
              </SmartLink>
              <p className="mt-1.5 text-body-sm text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Closing
        heading={text.closing}
        intro={<p>{text.closingText}</p>}
        more={<Button label={text.closingButton} href={written[0]?.href} variant="primary" size="lg" />}
      />
    </>
  )
}
