import { allCourses } from '@/learn/courses'
import { CourseCard } from '@/learn/parts/course-card'
import '@/learn/learn.css'
import { pageMetadata } from '@/seo/metadata'

export const metadata = pageMetadata({
  path: '/learn',
  title: 'Learn GraphQL federation: all missions',
  description:
    'Free courses on GraphQL federation with quizzes, checked schemas and progress that needs no account.',
})

export default function LearnPage() {
  return (
    <div className="container-page py-14 md:py-20">
      <p className="eyebrow">Academy</p>
      <h1 className="text-4xl leading-[1.08] font-semibold tracking-tight sm:text-5xl">All missions</h1>
      <p className="mt-5 max-w-[40rem] text-lg text-muted">
        Courses for engineers who build with GraphQL. Free, at your own pace, and your progress stays in your
        browser.
      </p>
      <div className="mt-12 grid gap-8">
        {allCourses().map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </div>
    </div>
  )
}
