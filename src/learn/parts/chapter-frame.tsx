import type { ReactNode } from 'react'
import { Badge } from '@/ui/badge'
import type { TocEntry } from '@/content/text'
import { ReadingBar } from '@/site/article/reading-bar.client'
import { barChevron, Toc, TocList } from '@/site/article/toc'
import { SmartLink } from '@/ui/link'
import { type Chapter, type Course, chapterTasks } from '../courses'
import { ChapterStatus } from './chapter-status.client'
import { ThemedArt } from './themed-art'

type ListProps = { course: Course; current: string; toc?: TocEntry[] }

/** The title and the numbered chapters of a course, for the sidebar and, with the sections of the current one, for the bar. */
function ChapterList({ course, current, toc = [] }: ListProps) {
  return (
    <>
      <p className="mb-3 px-3 text-sm font-semibold">
        <SmartLink href={course.href} className="hover:text-accent">
          {course.title}
        </SmartLink>
      </p>
      <ol className="space-y-0.5">
        {course.chapters.map(({ id, number, title, href, comingSoon, questions, exercises }) => (
          <li key={id}>
            <SmartLink
              href={href}
              aria-current={id === current ? 'page' : undefined}
              className="flex items-center gap-3 rounded-lg px-3 py-2 text-body-sm text-muted transition-colors hover:bg-raised-2 hover:text-text aria-[current]:bg-raised-2 aria-[current]:font-medium aria-[current]:text-text"
            >
              <span className="w-4 shrink-0 font-mono text-caption">{number}</span>
              <span className="grow">{title}</span>
              {comingSoon ? (
                <Badge>Soon</Badge>
              ) : (
                <ChapterStatus course={course.id} chapter={chapterTasks({ id, questions, exercises })} />
              )}
            </SmartLink>
            {id === current && toc.length > 0 && (
              <div data-toc className="my-2 ps-5">
                <TocList entries={toc} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

type Props = { course: Course; chapter: Chapter; toc?: TocEntry[]; aside?: ReactNode; children: ReactNode }

/** The three columns of a chapter page: chapters, text, sections. On small screens the chapters are in a bar. */
export function ChapterFrame({ course, chapter, toc = [], aside, children }: Props) {
  return (
    <>
      <ReadingBar
        id="chapter-bar"
        name="Chapters. Now: "
        title={`${chapter.number}. ${chapter.title}`}
        status={chapter.entry && <ChapterStatus course={course.id} chapter={chapterTasks(chapter)} long />}
        chevron={barChevron}
      >
        <ChapterList course={course} current={chapter.id} toc={toc} />
      </ReadingBar>
      <div className="code-wrap container-page lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-8 xl:grid-cols-[16rem_minmax(0,1fr)_14rem] xl:gap-12">
        <nav aria-label="Chapters" className="hidden border-r border-line lg:block print:hidden">
          <div className="sticky top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto py-14 pr-6">
            <ChapterList course={course} current={chapter.id} />
          </div>
        </nav>
        <article className="mx-auto w-full max-w-[46rem] min-w-0 py-10 lg:py-14">{children}</article>
        <div className="hidden xl:block print:hidden">
          <div className="sticky top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto py-14 pr-12">
            {aside ?? <Toc entries={toc} />}
          </div>
        </div>
      </div>
    </>
  )
}

type HeadProps = { chapter: Chapter; title: string; children: ReactNode }

/** Picture, number, and title of a chapter. The children follow the number. */
export function ChapterHead({ chapter: { picture, number, description }, title, children }: HeadProps) {
  return (
    <>
      {picture && (
        <div className="max-sm:hidden">
          <ThemedArt
            picture={picture}
            sizes="(min-width: 800px) 736px, 100vw"
            className="mb-8 aspect-[2/1] w-full rounded-card border border-line bg-raised-2 object-cover"
          />
        </div>
      )}
      <p data-unsearched="" className="flex items-center gap-3 font-mono text-sm text-accent">
        Chapter {number} {children}
      </p>
      <h1 className="mt-3 heading-article">{title}</h1>
      <p className="mt-4 text-lg text-soft">{description}</p>
    </>
  )
}
