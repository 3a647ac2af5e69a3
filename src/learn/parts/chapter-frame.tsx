import type { ReactNode } from 'react'
import { SmartLink } from '@/ui/link'
import type { Chapter, Course } from '../courses'
import { chapterTasks } from '../outline'
import { ChapterBar } from './chapter-bar.client'
import { ChapterList } from './chapter-list'
import { ChapterStatus } from './chapter-status.client'

type Props = { course: Course; chapter: Chapter; aside?: ReactNode; children: ReactNode }

/** The three columns of a chapter page: chapters, text, sections. On small screens the chapters are in a bar. */
export function ChapterFrame({ course, chapter, aside, children }: Props) {
  return (
    <>
      <ChapterBar
        title={`${chapter.number}. ${chapter.title}`}
        status={chapter.entry && <ChapterStatus course={course.id} chapter={chapterTasks(chapter)} long />}
      >
        <CourseTitle course={course} />
        <ChapterList course={course} current={chapter.id} />
      </ChapterBar>
      <div className="container-page lg:grid lg:grid-cols-[13rem_minmax(0,1fr)_11rem] lg:gap-8 xl:grid-cols-[16rem_minmax(0,1fr)_14rem] xl:gap-12">
        <nav aria-label="Chapters" className="hidden border-r border-line lg:block print:hidden">
          <div className="sticky top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto py-10 pr-6">
            <CourseTitle course={course} />
            <ChapterList course={course} current={chapter.id} />
          </div>
        </nav>
        <article className="mx-auto w-full max-w-[46rem] min-w-0 py-10 lg:py-14">{children}</article>
        <aside className="hidden lg:block print:hidden">
          <div className="sticky top-16 max-h-[calc(100dvh-4rem)] overflow-y-auto py-14 pr-8">{aside}</div>
        </aside>
      </div>
    </>
  )
}

function CourseTitle({ course }: { course: Course }) {
  return (
    <p className="mb-3 px-3 text-sm font-semibold">
      <SmartLink href={course.href} className="hover:text-accent">
        {course.title}
      </SmartLink>
    </p>
  )
}
