import type { ReactNode } from 'react'
import { Comments } from '@/comments/comments'
import { documentOf } from '@/content/document'
import { nestToc } from '@/content/toc'
import { QueryThisPage } from '@/site/query-this-page'
import { PictureViewer } from '@/site/article/viewer/picture-viewer.client'
import { renderTree } from '@/blocks/render'
import { Toc, TocDisclosure } from '@/site/article/toc'
import { Disclosure } from '@/ui/disclosure'
import { Lightbulb, List, TriangleAlert, ArrowLeft, ArrowRight } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { Prose } from '@/ui/prose'
import { chapterNeighbors, type Chapter, type Course } from '../courses'
import { Exercise } from '../exercise/exercise'
import { outline } from '../outline'
import { Quiz } from '../quiz/quiz'
import { ChapterFrame } from './chapter-frame'
import { CourseFinished } from './course-finished.client'
import { ThemedArt } from './themed-art'
import { StorageNotice } from './storage-notice.client'
import { ReadingTracker } from './reading-tracker.client'

type ChapterFooterProps = { previous?: Chapter; next?: Chapter }

function ChapterFooter({ previous, next }: ChapterFooterProps) {
  if (!previous && !next) return null
  return (
    <nav
      aria-label="Chapters before and after"
      className="mt-16 grid gap-4 border-t border-line pt-8 sm:grid-cols-2 print:hidden"
    >
      {previous && (
        <SmartLink
          href={previous.href}
          className="group rounded-card border border-line p-5 hover:border-line-strong"
        >
          <span className="flex items-center gap-2 text-sm text-muted">
            <ArrowLeft size={14} /> Previous Chapter
          </span>
          <span className="mt-1 block font-semibold group-hover:text-accent">{previous.title}</span>
        </SmartLink>
      )}
      {next && (
        <SmartLink
          href={next.href}
          className="group rounded-card border border-line p-5 hover:border-line-strong sm:col-start-2 sm:text-right"
        >
          <span className="flex items-center gap-2 text-sm text-muted sm:justify-end">
            Next Chapter <ArrowRight size={14} />
          </span>
          <span className="mt-1 block font-semibold group-hover:text-accent">{next.title}</span>
        </SmartLink>
      )}
    </nav>
  )
}

type BlocksProps = { children: ReactNode }
type Titled = BlocksProps & { title: string }

/** The box at the top of a chapter that lists what it teaches. */
function Learn({ children }: BlocksProps) {
  return (
    <aside data-note className="my-8 rounded-card border border-line bg-raised p-6 [&>ul]:mt-3">
      <p className="mt-0! flex items-center gap-2 font-semibold">
        <Lightbulb size={18} className="text-accent" /> What you will learn
      </p>
      {children}
    </aside>
  )
}

/** A box that warns of a common mistake. */
function Pitfall({ title, children }: Titled) {
  return (
    <aside
      data-note
      className="my-8 rounded-card border border-l-4 border-line-strong border-l-amber bg-raised p-6 [&>p+p]:mt-3"
    >
      <p className="mt-0! flex items-center gap-2 font-semibold">
        <TriangleAlert size={18} className="text-amber" /> Pitfall: {title}
      </p>
      {children}
    </aside>
  )
}

/** Background that opens on demand. */
function DeepDive({ title, children }: Titled) {
  return (
    <div className="my-8 border-y border-line">
      <Disclosure summary={title}>{children}</Disclosure>
    </div>
  )
}

/** The box that sums up a chapter. */
function Recap({ children }: BlocksProps) {
  return (
    <aside data-note className="my-10 rounded-card border border-line bg-raised p-6 [&>ul]:mt-3">
      <p className="mt-0! flex items-center gap-2 font-semibold">
        <List size={18} className="text-cool" /> Recap
      </p>
      {children}
    </aside>
  )
}

type Props = { course: Course; chapter: Chapter & { entry: NonNullable<Chapter['entry']> } }

/** The page of a written chapter: text, quiz and footer, with the chapters and the sections beside it. */
export function ChapterPage({ course, chapter }: Props) {
  const { tree, headings } = documentOf(chapter.entry)
  const toc = [...nestToc(headings), { id: 'quiz', title: 'Check yourself', children: [] }]
  return (
    <ChapterFrame course={course} chapter={chapter} aside={<Toc entries={toc} />}>
      <header className="mb-10 border-b border-line pb-8">
        {chapter.picture && (
          <ThemedArt
            picture={chapter.picture}
            sizes="(min-width: 800px) 736px, 100vw"
            className="mb-8 aspect-[3/1] w-full rounded-card border border-line object-cover sm:aspect-[5/2]"
          />
        )}
        <p className="font-mono text-sm text-accent">
          Chapter {chapter.number} · {chapter.minutes} min
        </p>
        <h1 className="mt-3 text-4xl leading-[1.08] font-semibold tracking-tight sm:text-5xl">
          {chapter.entry.data.title}
        </h1>
        <p className="mt-4 text-lg text-soft">{chapter.description}</p>
        <StorageNotice course={course.id} />
      </header>
      <TocDisclosure entries={toc} />
      <Prose>{renderTree(tree, { components: blocksOf(course, chapter) })}</Prose>
      <PictureViewer />
      <CourseFinished course={course.id} chapters={outline(course)} steps={course.next} className="mt-12" />
      <ChapterFooter {...chapterNeighbors(course, chapter.id)} />
      <p className="mt-10 text-sm text-muted print:hidden">
        <SmartLink
          href={course.href}
          className="inline-block py-1 underline underline-offset-4 hover:text-text"
        >
          All chapters of {course.title}
        </SmartLink>
      </p>
      <QueryThisPage kind="chapter" id={`${course.id}/${chapter.id}`} className="mt-2" />
      <Comments path={chapter.href} mapping="pathname" className="mt-16" />
    </ChapterFrame>
  )
}

/** The components of tags that only courses have. */
export function blocksOf(course: Course, chapter: Chapter) {
  return {
    Learn,
    Pitfall,
    DeepDive,
    Recap,
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
