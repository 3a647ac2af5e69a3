import { drawnPicture, type Picture } from '@/content/pictures'
import { cutPicture } from '@/content/social-pictures'
import { pageMetadata } from '@/seo/metadata'
import type { Chapter, Course } from './courses'

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
