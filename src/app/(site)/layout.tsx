import { CourseLink } from '@/learn/course-link'
import { SiteShell } from '@/site/site-shell'

export default function SiteLayout({ children }: LayoutProps<'/'>) {
  return (
    <SiteShell routed CourseLink={CourseLink}>
      {children}
    </SiteShell>
  )
}
