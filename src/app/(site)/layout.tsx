import { SiteShell } from '@/site/site-shell'

export default function SiteLayout({ children }: LayoutProps<'/'>) {
  return <SiteShell routed>{children}</SiteShell>
}
