import { CourseLink } from '@/learn/parts/course-link'
import { SiteShell } from '@/site/shell/site-shell'

export default function SiteLayout({ children }: LayoutProps<'/'>) {
  return (
    <SiteShell routed CourseLink={CourseLink}>
      {children}
    </SiteShell>
  )
}
