import { Comments } from '@/comments/comments'
import { documentOf } from '@/content/document'
import { nestToc } from '@/content/toc'
import { ArticleIslands } from '@/site/article/article-islands'
import { renderTree } from '@/site/article/render'
import { Toc, TocDisclosure } from '@/site/article/toc'
import { SmartLink } from '@/ui/link'
import { Prose } from '@/ui/prose'
import { chapterNeighbors, type Chapter, type Course } from '../courses'
import { Exercise } from '../exercise/exercise'
import { nextSteps } from '../next-steps'
import { outline } from '../outline'
import { Quiz } from '../quiz/quiz'
import { DeepDive, Learn, Pitfall, Recap } from './blocks'
import { ChapterFooter } from './chapter-footer'
import { ChapterFrame } from './chapter-frame'
import { CourseFinished } from './course-finished.client'
import { ThemedArt } from './themed-art'
import { StorageNotice } from './storage-notice.client'
import { ReadingTracker } from './reading-tracker.client'

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
        <p className="mt-4 text-lg text-muted">{chapter.description}</p>
        <StorageNotice course={course.id} />
      </header>
      <TocDisclosure entries={toc} />
      <Prose>{renderTree(tree, { components: blocksOf(course, chapter) })}</Prose>
      <ArticleIslands />
      <CourseFinished
        course={course.id}
        chapters={outline(course)}
        steps={nextSteps(course)}
        className="mt-12"
      />
      <ChapterFooter {...chapterNeighbors(course, chapter.id)} />
      <p className="mt-10 text-sm text-muted print:hidden">
        <SmartLink
          href={course.href}
          className="inline-block py-1 underline underline-offset-4 hover:text-text"
        >
          All chapters of {course.title}
        </SmartLink>
      </p>
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
