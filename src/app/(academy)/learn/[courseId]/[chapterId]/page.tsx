import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArticlePage } from '@/blocks/article-page'
import { layoutOf } from '@/content/layout'
import { allCourses, courseById } from '@/learn/courses'
import { chapterHead, chapterStructuredData, courseBreadcrumb } from '@/learn/head'
import '@/learn/learn.css'
import { AnnouncedChapter } from '@/learn/parts/announced-chapter'
import { blocksOf, ChapterPage } from '@/learn/parts/chapter-page'
import { JsonLd } from '@/seo/json-ld/json-ld'

export const dynamicParams = false

export function generateStaticParams() {
  return allCourses().flatMap((course) =>
    course.chapters.map((chapter) => ({ courseId: course.id, chapterId: chapter.id })),
  )
}

type Props = PageProps<'/learn/[courseId]/[chapterId]'>

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { course, chapter } = await findChapter(props)
  return chapterHead(course, chapter)
}

export default async function ChapterRoute(props: Props) {
  const { course, chapter } = await findChapter(props)
  const { entry, comingSoon } = chapter
  if (!entry)
    return <AnnouncedChapter course={course} chapter={{ ...chapter, comingSoon: comingSoon ?? [] }} />
  const layout = layoutOf('courses', entry)
  if (layout !== 'learn')
    return (
      <ArticlePage entry={entry} path={chapter.href} layout={layout} components={blocksOf(course, chapter)} />
    )
  return (
    <>
      <ChapterPage course={course} chapter={{ ...chapter, entry }} />
      <JsonLd data={chapterStructuredData(course, chapter)} />
      <JsonLd data={courseBreadcrumb(course, chapter)} />
    </>
  )
}

async function findChapter({ params }: Props) {
  const { courseId, chapterId } = await params
  const course = courseById(courseId)
  const chapter = course?.chapters.find(({ id }) => id === chapterId)
  return course && chapter ? { course, chapter } : notFound()
}
