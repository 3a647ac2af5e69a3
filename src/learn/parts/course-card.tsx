import { Fragment } from 'react'
import { certificatePath } from '@/content/paths'
import { words } from '@/content/words'
import { SmartLink } from '@/ui/link'
import { type Course, chapterTasks, factsOf, outline } from '../courses'
import { ChapterStatus } from './chapter-status.client'
import { ProgressPanel } from './progress-panel.client'
import { ChapterArt, ThemedArt } from './themed-art'

/** The written chapters of a course as pictures with their names. Phones list them. */
export function ChapterTiles({ course, className = '' }: { course: Course; className?: string }) {
  return (
    <ol
      aria-label={`Chapters of ${course.title}`}
      className={`grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] ${className}`}
    >
      {course.chapters
        .filter(({ entry }) => entry)
        .map((chapter) => (
          <li
            key={chapter.id}
            className="group relative max-md:grid max-md:grid-cols-[5.5rem_minmax(0,1fr)] max-md:gap-x-4"
          >
            <ChapterArt
              picture={chapter.picture}
              sizes="(min-width: 1536px) 440px, (min-width: 768px) 30vw, 88px"
              className="aspect-video max-md:row-span-2"
            />
            <p className="text-body-sm font-medium max-md:self-end md:mt-2.5">
              <span className="mr-1.5 font-mono text-caption text-accent">{chapter.number}</span>
              <SmartLink href={chapter.href} className="group-hover:text-accent after:absolute after:inset-0">
                {chapter.title}
              </SmartLink>
            </p>
            <div className="mt-0.5 flex min-h-5 flex-wrap items-center gap-x-3 text-caption text-muted">
              <span>
                {factsOf([chapter]).map((fact, index) => (
                  // Questions would be in a line of their own.
                  <span key={fact} className="last:max-lg:hidden">
                    {index > 0 && ' · '}
                    {fact}
                  </span>
                ))}
              </span>
              <ChapterStatus course={course.id} chapter={chapterTasks(chapter)} long />
            </div>
          </li>
        ))}
    </ol>
  )
}

/** A course in the list of courses: how long it takes, its chapters, and progress. */
export function CourseCard({ course }: { course: Course }) {
  return (
    <article className="overflow-hidden rounded-card border border-line bg-raised">
      <div className="relative isolate border-b border-line">
        {course.cover && (
          <ThemedArt
            picture={course.cover}
            sizes="(min-width: 1536px) 744px, (min-width: 1024px) 50vw, 100vw"
            className="h-36 w-full object-cover md:h-56 lg:absolute lg:inset-y-0 lg:right-0 lg:-z-10 lg:h-full lg:w-1/2 lg:mask-l-from-40%"
          />
        )}
        <div className="px-6 pt-6 pb-10 md:px-10 lg:py-12">
          <h2 className="text-3xl font-semibold tracking-tight md:text-4xl">
            <SmartLink href={course.href} className="hover:text-accent">
              {course.title}
            </SmartLink>
          </h2>
          <CourseFacts course={course} className="mt-3" />
          <div className="mt-8 lg:max-w-[24rem]">
            <ProgressPanel
              short
              course={course.id}
              chapters={outline(course)}
              certificate={certificatePath(course.id)}
            />
          </div>
        </div>
      </div>
      <ChapterTiles course={course} className="p-6 md:px-10" />
      <div className="px-6 pb-6 md:px-10">
        <AnnouncedChapters course={course} />
      </div>
    </article>
  )
}

/** Links to the chapters that have no text yet. */
export function AnnouncedChapters({ course }: { course: Course }) {
  const announced = course.chapters.filter(({ entry }) => !entry)
  if (announced.length === 0) return null
  return (
    <p className="text-body-sm text-muted">
      {words().course.announced}:{' '}
      {announced.map(({ id, title, href }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <SmartLink href={href} className="text-text underline underline-offset-4 hover:text-accent">
            {title}
          </SmartLink>
        </Fragment>
      ))}
    </p>
  )
}

/** Keeps words of a fact together. */
const nbsp = '\u00A0'

/** What a course takes, in one line: time, exercises, questions. A narrow screen breaks it after a comma. */
export function CourseFacts({ course, className = '' }: { course: Course; className?: string }) {
  const facts = [...factsOf(course.chapters), 'free']
  return (
    <p className={`font-mono text-sm text-balance text-accent max-sm:text-caption ${className}`}>
      {facts.map((fact) => fact.replace(' ', nbsp)).join(', ')}
    </p>
  )
}
