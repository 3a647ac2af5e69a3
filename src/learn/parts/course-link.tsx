import type { CourseLinkProps } from '@/site/navigation'
import { allCourses, outline } from '../courses'
import { ContinueLink } from './continue-link.client'

/** A link to the first course, which says where to continue. Nothing when there is no course. */
export function CourseLink({ start, ...link }: CourseLinkProps) {
  const [course] = allCourses()
  if (!course) return null
  return (
    <ContinueLink
      {...link}
      start={start ?? course.title}
      course={course.id}
      href={course.href}
      chapters={outline(course)}
    />
  )
}
