import type { ReactNode } from 'react'
import { Comments } from '@/comments/comments'
import { documentOf } from '@/content/document'
import { nestToc } from '@/content/text'
import { Neighbors } from '@/site/neighbors'
import { QueryThisPage } from '@/site/query-this-page'
import { PictureViewer } from '@/site/article/viewer/picture-viewer.client'
import { renderTree } from '@/blocks/render'
import { TocDisclosure } from '@/site/article/toc'
import { Disclosure } from '@/ui/disclosure'
import { Lightbulb, List, TriangleAlert } from '@/ui/icon'
import { Prose } from '@/ui/prose'
import { chapterNeighbors, type Chapter, type Course, outline } from '../courses'
import { Exercise } from '../exercise/exercise'
import { Quiz } from '../quiz/quiz'
import { ChapterFrame, ChapterHead } from './chapter-frame'
import { CourseFinished } from './course-finished.client'
import { StorageNotice } from './storage-notice.client'
import { ReadingTracker } from './reading-tracker.client'

type BoxProps = { title: string; icon: ReactNode; className?: string; children: ReactNode }

/** A box beside the text of a chapter. */
function Box({ title, icon, className = 'border-line', children }: BoxProps) {
  return (
    <aside
      data-note
      aria-label={title}
      className={`my-8 rounded-card border bg-raised p-6 [&>p+p]:mt-3 [&>ul]:mt-3 ${className}`}
    >
      <p className="mt-0! flex gap-2 font-semibold [&>svg]:h-lh">
        {icon} {title}
      </p>
      {children}
    </aside>
  )
}

type Props = { course: Course; chapter: Chapter & { entry: NonNullable<Chapter['entry']> } }

/** The page of a written chapter: text, quiz and footer, with the chapters and the sections beside it. */
export function ChapterPage({ course, chapter }: Props) {
  const { tree, headings } = documentOf(chapter.entry)
  const { previous, next } = chapterNeighbors(course, chapter.id)
  const toc = [...nestToc(headings), { id: 'quiz', title: 'Check yourself', children: [] }]
  return (
    <ChapterFrame course={course} chapter={chapter} toc={toc}>
      <header className="mb-10 border-b border-line pb-8">
        <ChapterHead chapter={chapter} title={chapter.entry.data.title}>
          · {chapter.minutes} min
        </ChapterHead>
        <StorageNotice course={course.id} />
      </header>
      <TocDisclosure entries={toc} />
      <Prose>{renderTree(tree, { components: blocksOf(course, chapter) })}</Prose>
      <PictureViewer />
      <CourseFinished course={course.id} chapters={outline(course)} steps={course.next} className="mt-12" />
      <div className="mt-16">
        <Neighbors
          label="Chapters before and after"
          names={['Previous Chapter', next ? 'Next Chapter' : 'All chapters']}
          previous={previous}
          next={next ?? { href: course.href, title: course.title, rel: 'up' }}
        />
      </div>
      <QueryThisPage kind="chapter" id={`${course.id}/${chapter.id}`} className="mt-10" />
      <Comments path={chapter.href} mapping="pathname" className="mt-16" />
    </ChapterFrame>
  )
}

type BlockProps = { title?: string; children: ReactNode }

/** The components of tags that only courses have. */
export function blocksOf(course: Course, chapter: Chapter) {
  return {
    /** What a chapter teaches, at its top. */
    Learn: ({ children }: BlockProps) => (
      <Box title="What you will learn" icon={<Lightbulb size={18} className="text-accent" />}>
        {children}
      </Box>
    ),
    /** A common mistake. */
    Pitfall: ({ title, children }: BlockProps) => (
      <Box
        title={`Pitfall: ${title}`}
        icon={<TriangleAlert size={18} className="text-amber" />}
        className="border-l-4 border-line-strong border-l-amber"
      >
        {children}
      </Box>
    ),
    /** Background that opens on demand. */
    DeepDive: ({ title, children }: BlockProps) => (
      <div className="my-8 border-y border-line">
        <Disclosure summary={title}>{children}</Disclosure>
      </div>
    ),
    Recap: ({ children }: BlockProps) => (
      <Box title="Recap" icon={<List size={18} className="text-cool" />}>
        {children}
      </Box>
    ),
    Exercise: ({ id }: { id: string }) => {
      const exercise = chapter.exercises.find((known) => known.id === id)
      return exercise && <Exercise course={course.id} chapter={chapter.id} exercise={exercise} />
    },
    Quiz: () => (
      <>
        <ReadingTracker course={course.id} chapter={chapter.id} />
        <Quiz course={course.id} chapter={chapter.id} questions={chapter.questions} />
      </>
    ),
  }
}
