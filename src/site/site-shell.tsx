import type { ReactNode } from 'react'
import { buildTime } from '@/lib/build-time'
import { bannerPaths } from './banners/banners'
import { GlobalBanner } from './banners/global-banner'
import { HubBanner } from './banners/hub-banner'
import { SignUpBanner } from './banners/sign-up-banner'
import { Footer } from './footer/footer'
import { Header } from './header/header'
import type { CourseLink } from './menu-types'
import { PageIslands } from './page-islands'
import { PathGate } from './path-gate.client'
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
      <PathGate rule={bannerPaths.hub}>
        <HubBanner />
      </PathGate>
      <SignUpBanner />
      <Footer now={buildTime()} />
      <PageIslands />
    </>
  )
  return routed ? shell : <UnknownAddress>{shell}</UnknownAddress>
}
