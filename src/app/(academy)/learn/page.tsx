import { allCourses } from '@/learn/courses'
import { SampleExercise } from '@/learn/exercise/sample-exercise'
import { CourseCard } from '@/learn/parts/course-card'
import '@/learn/learn.css'
import { LearnFacts } from '@/learn/parts/learn-facts'
import { pageMetadata } from '@/seo/metadata'
import { ButtonLink } from '@/ui/button-link'
import { Hero } from '@/ui/hero'

export const metadata = pageMetadata({
  path: '/learn',
  title: 'Learn GraphQL federation: all missions',
  description:
    'Free courses on GraphQL federation with quizzes, checked schemas and progress that needs no account.',
})

export default function LearnPage() {
  const courses = allCourses()
  const [first] = courses
  return (
    <>
      <Hero
        columns="5/6"
        heading="Learn federation by writing schemas"
        headingClass="max-w-[34rem]"
        lead="Free courses for engineers who know GraphQL and are new to federation. You write each schema in the page, and a composer checks it as you type."
        actions={
          first && (
            <>
              <ButtonLink href={first.href} size="lg">
                See the course
              </ButtonLink>
              <ButtonLink href="/playground" variant="secondary" size="lg">
                Open the playground
              </ButtonLink>
            </>
          )
        }
      >
        {first && <SampleExercise course={first} />}
      </Hero>
      <div className="container-page grid gap-8">
        {courses.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </div>
      <LearnFacts />
    </>
  )
}
