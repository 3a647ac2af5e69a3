import type { ReactNode } from 'react'
import { GlobalBanner, SignUpBanner } from '@/site/banners/banners'
import { Footer } from '@/site/footer/footer'
import { Header } from '@/site/header/header'
import type { CourseLink } from '@/site/navigation'
import { PageIslands } from './page-islands'
import { SkipLink } from './skip-link'
import { UnknownAddress } from './unknown-address.client'

type Props = {
  children: ReactNode
  CourseLink: CourseLink
  /** False on the 404 page, whose address must not reach components that read the path. */
  routed?: boolean
}

/** Header, banners and footer of the site pages; always dark (docs/contracts/site-chrome.md#theme). */
export function SiteShell({ children, CourseLink, routed = false }: Props) {
  const shell = (
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
  return routed ? shell : <UnknownAddress>{shell}</UnknownAddress>
}
