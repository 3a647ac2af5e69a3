import clsx from 'clsx'
import type { Navigation } from '@/content/schemas/navigation'
import { SearchButton } from '@/search/search-button'
import { MenuAnchor } from '@/site/menu-anchor'
import { paths } from '@/config/paths'
import { ActiveLink } from '@/site/active-link.client'
import { navigation, type CourseLink } from '@/site/navigation'
import { PathGate } from '@/site/path-gate.client'
import { SignUpButton } from '@/site/sign-up-button'
import { DiscordMark } from '@/ui/brand-icon'
import { ChevronDown, Cookie } from '@/ui/icon'
import { overlayItem } from './classes'
import { ReportButton } from './header-actions'
import { JobsBadge } from './jobs-badge.client'
import { ProductsMenu } from './products-menu.client'
import { StarBadge } from './star-badge'

const cell = 'flex items-center gap-2 rounded-lg border border-line-strong text-sm text-muted'

/** The content of the full-screen menu of small screens (docs/contracts/site-chrome.md#mobile-overlay). */
export function OverlayPanel({ CourseLink }: { CourseLink: CourseLink }) {
  const { overlay, discord, cookiePreferences, reportDownload } = navigation()
  return (
    <>
      <SearchButton className="mt-3 mb-4 flex min-h-12 items-center gap-3 rounded-card border border-line-strong px-4 text-base text-muted">
        Search the site
      </SearchButton>
      <nav aria-label="Menu">
        {/* One column where a phone is high enough. */}
        <ul className="columns-2 gap-x-6 *:break-inside-avoid [&>:has(details)]:[column-span:all] max-sm:[@media(height>=50rem)]:columns-1 max-sm:[@media(height>=50rem)]:[&>li>a]:min-h-11">
          {overlay.links.map((link) => (
            <li key={link.label} className="border-b border-line">
              <OverlayItem link={link} />
            </li>
          ))}
          <li className="border-b border-line">
            <CourseLink label={overlay.course} className={overlayItem} />
          </li>
        </ul>
      </nav>
      <div className="mt-6 space-y-3">
        <PathGate rule={reportDownload.section} otherwise={<SignUpButton size="lg" className="w-full" />}>
          <ReportButton className="w-full" />
        </PathGate>
        <div className="flex flex-wrap gap-2 *:min-h-11 *:grow *:basis-2/5 *:justify-center">
          <StarBadge />
          <PathGate rule={{ not: reportDownload.section.only }}>
            <MenuAnchor href={discord.href} className={cell}>
              <DiscordMark size={18} /> {discord.label}
            </MenuAnchor>
          </PathGate>
          <MenuAnchor href={cookiePreferences.href} className={cell} data-consent-open="">
            <Cookie size={18} /> {cookiePreferences.label}
          </MenuAnchor>
        </div>
      </div>
    </>
  )
}

type OverlayLink = Navigation['overlay']['links'][number]

function OverlayItem({ link: { label, href, exact, section, links } }: { link: OverlayLink }) {
  if (!links) {
    return (
      <MenuAnchor href={href} exact={exact} section={section} className={overlayItem}>
        {label}
        {href === paths.jobs && <JobsBadge />}
      </MenuAnchor>
    )
  }
  const summary = (
    <>
      {label}
      <ChevronDown
        size={20}
        className="shrink-0 text-muted transition-[rotate] duration-(--motion-state) group-open:rotate-180"
      />
    </>
  )
  return (
    <ProductsMenu href={href} section={section} summary={summary}>
      <ul className="mb-3 grid grid-cols-2 gap-x-[7px] border-l border-line pl-4 *:first:col-span-2">
        {links.map((item) => (
          <li key={item.href}>
            <ActiveLink
              href={item.href}
              section={item.section}
              className={clsx(overlayItem, 'min-h-11! text-base! font-normal!')}
            >
              {item.label}
            </ActiveLink>
          </li>
        ))}
      </ul>
    </ProductsMenu>
  )
}
