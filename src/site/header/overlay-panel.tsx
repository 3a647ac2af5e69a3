import { SearchButton } from '@/search/search-button'
import { MenuAnchor } from '@/site/menu-anchor'
import type { CourseLink, NavLink } from '@/site/menu-types'
import { ActiveLink } from '@/site/active-link.client'
import { nav, overlayLinks } from '@/site/navigation'
import { PathGate } from '@/site/path-gate.client'
import { SignUpButton } from '@/site/sign-up-button'
import { DiscordMark } from '@/ui/brand-icon'
import { ChevronDown, Cookie } from '@/ui/icon'
import { ReportButton, reportPaths } from './header-actions'
import { IslandBoundary } from '@/ui/island-boundary.client'
import { JobsBadge } from './jobs-badge.client'
import { ProductsMenu } from './products-menu.client'
import { StarBadge } from './star-badge'

/** The content of the full-screen menu of small screens (docs/contracts/site-chrome.md#mobile-overlay). */
export function OverlayPanel({ CourseLink }: { CourseLink: CourseLink }) {
  return (
    <div className="container-page flex min-h-full flex-col pt-2 pb-6">
      <a href="#content" className="overlay-item scriptless-only">
        Close menu
      </a>
      <SearchButton className="overlay-search">Search the site</SearchButton>
      <nav aria-label="Menu">
        <ul>
          {overlayLinks.map((link) => (
            <li key={link.label} className="border-b border-line">
              <OverlayItem link={link} />
            </li>
          ))}
          <li className="border-b border-line">
            <CourseLink label={nav.learn.label} className="overlay-item" />
          </li>
        </ul>
      </nav>
      <div className="mt-auto space-y-5 pt-8">
        <PathGate rule={reportPaths} otherwise={<ReportButton className="w-full" />}>
          <SignUpButton size="lg" className="w-full" />
        </PathGate>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <StarBadge />
          <PathGate rule={reportPaths}>
            <MenuAnchor href={nav.discord.url} className="overlay-small">
              <DiscordMark size={18} /> {nav.discord.label}
            </MenuAnchor>
          </PathGate>
          <MenuAnchor href={nav.cookiePreferences.url} className="overlay-small" data-consent-open="">
            <Cookie size={18} /> {nav.cookiePreferences.label}
          </MenuAnchor>
        </div>
      </div>
    </div>
  )
}

function OverlayItem({ link: { label, url, section, subMenu } }: { link: NavLink }) {
  if (!subMenu) {
    return (
      <ActiveLink href={url} section={section} className="overlay-item">
        {label}
        {url === nav.jobs.url && (
          <IslandBoundary>
            <JobsBadge />
          </IslandBoundary>
        )}
      </ActiveLink>
    )
  }
  const summary = (
    <>
      {label}
      <ChevronDown size={20} className="chevron" />
    </>
  )
  return (
    <ProductsMenu href={url} section={section} summary={summary}>
      <ul className="mb-3 border-l border-line pl-4">
        {subMenu.map((item) => (
          <li key={item.url}>
            <ActiveLink href={item.url} section={item.section} className="overlay-item overlay-subitem">
              {item.label}
            </ActiveLink>
          </li>
        ))}
      </ul>
    </ProductsMenu>
  )
}
