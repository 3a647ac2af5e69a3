import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { allCourses, courseById } from '@/learn/courses'
import { courseHead, courseBreadcrumb, courseStructuredData } from '@/learn/head'
import '@/learn/learn.css'
import { CourseHome } from '@/learn/parts/course-home'
import { JsonLd } from '@/seo/json-ld/json-ld'

export const dynamicParams = false

export function generateStaticParams() {
  return allCourses().map(({ id }) => ({ courseId: id }))
}

export async function generateMetadata(props: PageProps<'/learn/[courseId]'>): Promise<Metadata> {
  return courseHead(await findCourse(props))
}

export default async function CoursePage(props: PageProps<'/learn/[courseId]'>) {
  const course = await findCourse(props)
  return (
    <>
      <CourseHome course={course} />
      <JsonLd data={courseStructuredData(course)} />
      <JsonLd data={courseBreadcrumb(course)} />
    </>
  )
}

async function findCourse({ params }: PageProps<'/learn/[courseId]'>) {
  const { courseId } = await params
  return courseById(courseId) ?? notFound()
}
