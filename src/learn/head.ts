import { paths } from '@/config/paths'
import { absoluteUrl } from '@/config/site'
import { drawnPicture, type Picture, cutPicture } from '@/content/pictures'
import { breadcrumb } from '@/seo/json-ld/breadcrumb'
import { chapterData, courseData } from '@/seo/json-ld/course'
import { pageMetadata } from '@/seo/metadata'
import { type Chapter, type Course, totalMinutes } from './courses'

/** The head of a course's page. */
export function courseHead(course: Course) {
  const { href, title, description } = course
  return pageMetadata({
    path: href,
    title: `${title}: the course`,
    description,
    image: socialImage(course, title, course.cover?.dark),
  })
}

/** The head of a chapter's page. An announced chapter has no text of its own, and is not indexed. */
export function chapterHead(course: Course, chapter: Chapter) {
  const title = chapter.entry?.data.title ?? chapter.title
  return pageMetadata({
    path: chapter.href,
    title: `${title}: ${course.title}`,
    description: chapter.entry?.data.description ?? chapter.description,
    image: socialImage(chapter.entry ?? course, title),
    noindex: !chapter.entry,
  })
}

function socialImage(entry: { file: string }, alt: string, cover?: Picture) {
  const picture = drawnPicture(entry, 'social') ?? (cover && cutPicture(cover, 'social'))
  return picture && { path: picture.src, width: picture.width, height: picture.height, alt }
}

export function courseStructuredData(course: Course) {
  return courseData({
    url: absoluteUrl(course.href),
    name: course.title,
    description: course.description,
    minutes: totalMinutes(course),
    teaches: course.learnings,
    prerequisites: course.prerequisites,
    parts: course.chapters.filter(({ entry }) => entry).map(part),
  })
}

export function chapterStructuredData(course: Course, chapter: Chapter) {
  const { date, dateModified } = chapter.entry?.data ?? {}
  return chapterData({
    ...part(chapter),
    course: { url: absoluteUrl(course.href), name: course.title },
    modified: dateModified ?? date,
  })
}

/** The breadcrumb of a course, or of one of its chapters. */
export function courseBreadcrumb(course: Course, chapter?: Chapter) {
  return breadcrumb([
    { name: 'Learn', path: paths.learn },
    { name: course.title, path: course.href },
    ...(chapter ? [{ name: chapter.title, path: chapter.href }] : []),
  ])
}

function part({ href, title, description, minutes }: Chapter) {
  return { url: absoluteUrl(href), name: title, description, minutes }
}
