import { notFound } from 'next/navigation'
import { LandingPage } from '@/blocks/landing-page'
import { allCourses } from '@/learn/courses'
import { SampleExercise } from '@/learn/exercise/sample-exercise'
import { CourseCard } from '@/learn/parts/course-card'
import { buildTime } from '@/lib/build-time'
import '@/learn/learn.css'
import { pageMetadata } from '@/seo/metadata'
import { pageBySlug } from '@/site/pages'

/** The list of courses, content/pages/learn.md, in the frame of the course. */
export default function LearnPage() {
  return <LandingPage page={findPage()} components={{ Demo: LearnDemo }} />
}

export function generateMetadata() {
  const { title, description } = findPage().data
  return pageMetadata({ path: '/learn', title, description })
}

function LearnDemo({ name }: { name: string }) {
  const courses = allCourses()
  const [first] = courses
  if (name === 'sample-exercise') return first && <SampleExercise course={first} />
  return (
    <div className="container-page grid gap-8">
      {courses.map((course) => (
        <CourseCard key={course.id} course={course} />
      ))}
    </div>
  )
}

function findPage() {
  return pageBySlug('learn', buildTime()) ?? notFound()
}
