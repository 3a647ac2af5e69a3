import { paths } from '@/config/paths'
import { absoluteUrl } from '@/config/site'
import { breadcrumb } from '@/seo/json-ld/breadcrumb'
import { chapterData, courseData } from '@/seo/json-ld/course'
import type { Chapter, Course } from './courses'
import { totalMinutes } from './outline'

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
