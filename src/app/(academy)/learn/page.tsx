import { publicPage, publicPageHead } from '@/app/public-page'
import { LandingPage } from '@/blocks/landing-page'
import { allCourses } from '@/learn/courses'
import { SampleExercise } from '@/learn/exercise/sample-exercise'
import { CourseCard } from '@/learn/parts/course-card'
import '@/learn/learn.css'

/** The list of courses, content/pages/learn.md, in the frame of the course. */
export default function LearnPage() {
  return <LandingPage page={publicPage('learn')} components={{ Demo: LearnDemo }} />
}

export const generateMetadata = () => publicPageHead('learn')

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
