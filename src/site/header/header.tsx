import { brand } from '@/config/brand'
import { ActiveLink } from '@/site/active-link.client'
import type { CourseLink } from '@/site/menu-types'
import { cosmoSection, featuresSection, headerLinks, nav } from '@/site/navigation'
import { Logo } from '@/ui/art/logo'
import { ChevronDown, Menu, X } from '@/ui/icon'
import { IslandBoundary } from '@/ui/island-boundary.client'
import { CosmoPanel } from './cosmo-panel'
import { FeaturesPanel } from './features-panel'
import { HeaderActions } from './header-actions'
import { JobsBadge } from './jobs-badge.client'
import { MenuBar } from './menu-bar.client'
import { Overlay } from './overlay.client'
import { OverlayPanel } from './overlay-panel'
import { StickyHeader } from './sticky-header.client'

/** The header of the site (docs/contracts/site-chrome.md#header). */
export function Header({ CourseLink }: { CourseLink: CourseLink }) {
  const menus = [
    {
      id: 'menu-cosmo',
      label: 'Cosmo',
      href: nav.cosmo.url,
      section: cosmoSection,
      panel: <CosmoPanel CourseLink={CourseLink} />,
    },
    {
      id: 'menu-features',
      label: nav.features.label,
      href: nav.features.url,
      section: featuresSection,
      panel: <FeaturesPanel />,
    },
  ]
  return (
    <StickyHeader>
      <div className="header-row container-page gap-2 xl:gap-4">
        <a
          href={nav.home.url}
          className="flex min-h-6 shrink-0 items-center rounded"
          aria-label={`${brand}, home`}
        >
          <Logo name={brand} className="text-lg" />
        </a>
        <nav aria-label="Main" className="hidden h-full lg:ml-2 lg:block xl:ml-6">
          <MenuBar menus={menus} chevron={<ChevronDown size={14} className="chevron" />}>
            {headerLinks.map(({ label, url }) => (
              <li key={url} className="flex">
                <ActiveLink href={url} className="nav-item">
                  {label}
                  {url === nav.jobs.url && (
                    <IslandBoundary>
                      <JobsBadge />
                    </IslandBoundary>
                  )}
                </ActiveLink>
              </li>
            ))}
          </MenuBar>
        </nav>
        <HeaderActions />
        <div className="lg:hidden">
          <Overlay
            id="site-menu"
            unneeded="(min-width: 1024px)"
            bars={<Menu size={22} />}
            cross={<X size={22} />}
          >
            <OverlayPanel CourseLink={CourseLink} />
          </Overlay>
        </div>
      </div>
    </StickyHeader>
  )
}
