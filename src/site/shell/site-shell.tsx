import type { ReactNode } from 'react'
import { GlobalBanner } from '@/site/banners/global-banner'
import { SignUpBanner } from '@/site/banners/sign-up-banner'
import { Footer } from '@/site/footer/footer'
import { Header } from '@/site/header/header'
import type { CourseLink } from '@/site/navigation'
import { PageIslands } from './page-islands'
import { SkipLink } from './skip-link'

type Props = { children: ReactNode; CourseLink: CourseLink }

/** Header, banners and footer of the site pages; always dark (docs/contracts/site-chrome.md#theme). */
export function SiteShell({ children, CourseLink }: Props) {
  return (
    <>
      <SkipLink />
      <GlobalBanner />
      <Header CourseLink={CourseLink} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SignUpBanner />
      <Footer />
      <PageIslands />
    </>
  )
}
