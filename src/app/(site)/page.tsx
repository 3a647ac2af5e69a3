import type { ComponentProps } from 'react'
import { notFound } from 'next/navigation'
import { LandingPage } from '@/blocks/landing-page'
import { site } from '@/config/site'
import { Demo } from '@/demos'
import { CourseLink } from '@/learn/parts/course-link'
import { buildTime } from '@/lib/build-time'
import { pageMetadata } from '@/seo/metadata'
import { pageBySlug } from '@/site/pages'
import { buttonClass } from '@/ui/button'

const { title, description } = site.seo

export const metadata = pageMetadata({ path: '/', title, description, template: false })

/** content/pages/index.md. */
export default function HomePage() {
  const page = pageBySlug('index', buildTime()) ?? notFound()
  return <LandingPage page={page} components={{ Demo: HomeDemo }} />
}

function HomeDemo(demo: ComponentProps<typeof Demo>) {
  if (demo.name !== 'course-link') return <Demo {...demo} />
  // As wide as the longest label, so that nothing moves when the browser knows where to continue.
  return (
    <div className="sm:w-64">
      <CourseLink start="Start the free course" className={buttonClass({ variant: 'secondary' }, 'w-full')} />
    </div>
  )
}
