import { brand } from '@/config/brand'
import { paths } from '@/config/paths'
import { MenuAnchor } from '@/site/menu-anchor'
import { navigation, type CourseLink } from '@/site/navigation'
import { Logo } from '@/ui/art/logo'
import { ChevronDown } from '@/ui/icon'
import { headerRow, navItem } from './classes'
import { HeaderActions, overlayIcons } from './header-actions'
import { JobsBadge } from './jobs-badge.client'
import { MenuBar } from './menu-bar.client'
import { headerMenus } from './menus'
import { Overlay } from './overlay.client'
import { OverlayPanel } from './overlay-panel'
import { StickyHeader } from './sticky-header.client'

/** The header of the site (docs/contracts/site-chrome.md#header). */
export function Header({ CourseLink }: { CourseLink: CourseLink }) {
  return (
    <StickyHeader>
      <div className={`${headerRow} gap-2 xl:gap-4`}>
        <a
          href={paths.home}
          className="touch-target flex min-h-6 shrink-0 items-center rounded"
          aria-label={`${brand}, home`}
        >
          <Logo name={brand} className="text-lg" />
        </a>
        <nav aria-label="Main" className="hidden h-full lg:ml-1 lg:block xl:ml-6">
          <MenuBar
            menus={headerMenus(CourseLink)}
            chevron={
              <ChevronDown
                size={14}
                className="shrink-0 transition-[rotate] duration-(--motion-state) in-aria-expanded:rotate-180"
              />
            }
          >
            {navigation().header.map(({ label, href, exact }) => (
              <li key={href} className="flex">
                <MenuAnchor href={href} exact={exact} className={navItem}>
                  {label}
                  {href === paths.jobs && <JobsBadge />}
                </MenuAnchor>
              </li>
            ))}
          </MenuBar>
        </nav>
        <HeaderActions />
        <div className="lg:hidden">
          <Overlay id="site-menu" unneeded="(min-width: 1024px)" {...overlayIcons}>
            <OverlayPanel CourseLink={CourseLink} />
          </Overlay>
        </div>
      </div>
    </StickyHeader>
  )
}
