import type { ComponentProps } from 'react'
import { publicPage } from '@/app/public-page'
import { LandingPage } from '@/blocks/landing-page'
import { site } from '@/config/site'
import { Demo } from '@/demos'
import { allCourses } from '@/learn/courses'
import { ChapterTiles } from '@/learn/parts/course-card'
import { CourseLink } from '@/learn/parts/course-link'
import { pageMetadata } from '@/seo/metadata'
import { buttonClass } from '@/ui/button'

const { title, description } = site.seo

export const metadata = pageMetadata({ path: '/', title, description, template: false })

/** content/pages/index.md. */
export default function HomePage() {
  return <LandingPage page={publicPage('index')} components={{ Demo: HomeDemo }} />
}

function HomeDemo(demo: ComponentProps<typeof Demo>) {
  if (demo.name !== 'course-link') return <Demo {...demo} />
  const [course] = allCourses()
  if (demo.look === 'chapters') return course && <ChapterTiles course={course} />
  const className = buttonClass({ variant: 'secondary' }, 'max-sm:w-full')
  return <CourseLink start="Start the free course" className={className} />
}
