import type { CourseLink } from '@/site/menu-types'
import { buttonClass } from '@/ui/button'

/** One line about the course, with the place where its reader continues. */
export function CourseTeaser({ CourseLink }: { CourseLink: CourseLink }) {
  return (
    <section id="course-teaser" aria-labelledby="course-teaser-heading" className="container-page">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-6 md:py-8">
        <div className="max-w-[40rem]">
          <h2 id="course-teaser-heading" className="text-xl font-semibold tracking-tight">
            Learn federation by writing schemas
          </h2>
          <p className="mt-1.5 text-pretty text-muted max-sm:hidden">
            The course is free. A composer in your browser checks your answers, and your progress stays there.
          </p>
        </div>
        {/* As wide as the longest label, so that nothing moves when the browser knows where to continue. */}
        <div className="w-64">
          <CourseLink
            start="Start the free course"
            className={buttonClass({ variant: 'secondary' }, 'w-full')}
          />
        </div>
      </div>
    </section>
  )
}
