import clsx from 'clsx'
import type { ReactNode } from 'react'
import { brand } from '@/config/brand'
import { paths } from '@/config/paths'
import { MenuAnchor } from '@/site/menu-anchor'
import { navigation, type CourseLink, featureColumns, type FeatureMenu } from '@/site/navigation'
import { Logo } from '@/ui/art/logo'
import { ChevronDown, Menu, X, ArrowRight } from '@/ui/icon'
import { IslandBoundary } from '@/ui/island-boundary.client'
import { icons } from '@/ui/named-icons'
import { headerRow, navItem, menuHeading } from './classes'
import { HeaderActions } from './header-actions'
import { JobsBadge } from './jobs-badge.client'
import { MenuBar } from './menu-bar.client'
import { Overlay } from './overlay.client'
import { OverlayPanel } from './overlay-panel'
import { StickyHeader } from './sticky-header.client'

const card =
  'max-h-[calc(100dvh-128px)] max-w-[1200px] overflow-y-auto overscroll-contain rounded-card border border-line-strong bg-raised shadow-float in-data-open:pointer-events-auto'
/** The look of the links in a list. */
const list =
  '[&_a]:rounded-lg [&_a]:transition-colors [&_a:focus-visible]:bg-text/5 [&_a:focus-visible]:-outline-offset-2 [&_a:hover]:bg-text/5 [&_a[aria-current]]:bg-coral/10'
const listLink = 'block px-2 py-1.5 text-sm leading-5 text-text'

/** The Cosmo dropdown: seven links in two columns, four lists beside them (docs/contracts/site-chrome.md#menus). */
function CosmoPanel({ CourseLink }: { CourseLink: CourseLink }) {
  const { links, lists, course } = navigation().cosmo
  return (
    <div className={clsx(card, 'flex w-[832px] xl:w-[940px]')}>
      <ul className={clsx(list, 'grid flex-1 grid-cols-2 gap-1 p-3')}>
        {links.map(({ label, description, href, icon }, index) => {
          const Icon = icons[icon]
          return (
            <li key={label} className={clsx(index === 0 && 'col-span-2 border-b border-line pb-1')}>
              <MenuAnchor href={href} className="group flex gap-3.5 p-3">
                <span
                  className={clsx(
                    'flex size-[38px] shrink-0 items-center justify-center rounded-lg border border-line-strong bg-raised-2 transition-colors group-hover:text-accent',
                    index === 0 ? 'text-accent' : 'text-muted',
                  )}
                >
                  <Icon size={18} />
                </span>
                <span>
                  <span className="block text-sm leading-5 font-medium text-text">{label}</span>
                  <span className="mt-0.5 block text-caption leading-[18px] text-pretty text-muted">
                    {description}
                  </span>
                </span>
              </MenuAnchor>
            </li>
          )
        })}
      </ul>
      <div className="w-[264px] space-y-5 rounded-r-card border-l border-line bg-ground/60 px-4 py-6">
        {lists.map(({ title, links: entries }) => (
          <SideList key={title} title={title}>
            {entries.map(({ label, href }) => (
              <li key={href}>
                <MenuAnchor href={href} className={listLink}>
                  {label}
                </MenuAnchor>
              </li>
            ))}
          </SideList>
        ))}
        <SideList title={course}>
          <li>
            <CourseLink className={listLink} />
          </li>
        </SideList>
      </div>
    </div>
  )
}

function SideList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={title}>
      <p className={`${menuHeading} px-2`}>{title}</p>
      <ul className={`${list} mt-1.5`}>{children}</ul>
    </div>
  )
}

/** The Features mega-menu: four columns by group (docs/contracts/site-chrome.md#menus). */
function FeaturesPanel() {
  const columns = featureColumns()
  const count = columns.flat().reduce((sum, { links }) => sum + links.length, 0)
  return (
    <div className={card}>
      <div className="grid grid-cols-4 divide-x divide-line">
        {columns.map((groups) => (
          <div key={groups[0]?.title} className="space-y-4 px-2.5 pt-4 pb-3">
            {groups.map((group) => (
              <FeatureList key={group.title} group={group} />
            ))}
          </div>
        ))}
      </div>
      <div className="flex items-center justify-between rounded-b-card border-t border-line bg-ground/60 px-5 py-3 text-caption">
        {navigation().features.links.map(({ label, href }) => (
          <MenuAnchor
            key={href}
            href={href}
            className="inline-flex items-center gap-1.5 rounded text-muted transition-colors hover:text-text"
          >
            {label.replace('{count}', String(count))} <ArrowRight size={14} />
          </MenuAnchor>
        ))}
      </div>
    </div>
  )
}

function FeatureList({ group: { title, links } }: { group: FeatureMenu }) {
  return (
    <div role="group" aria-label={title}>
      <p className={`${menuHeading} px-2.5`}>{title}</p>
      <ul className={`${list} mt-1.5`}>
        {links.map(({ label, description, href, icon }) => {
          const Icon = icons[icon]
          return (
            <li key={label}>
              <MenuAnchor href={href} className="flex gap-2.5 px-2.5 py-1.5">
                <Icon size={16} className="mt-0.5 shrink-0 text-muted" />
                <span>
                  <span className="block text-caption leading-5 text-text">{label}</span>
                  <span className="hidden text-caption leading-4 text-muted xl:block">{description}</span>
                </span>
              </MenuAnchor>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The header of the site (docs/contracts/site-chrome.md#header). */
export function Header({ CourseLink }: { CourseLink: CourseLink }) {
  const { cosmo, features, header } = navigation()
  const menus = [
    { menu: cosmo, id: 'menu-cosmo', hanging: true, panel: <CosmoPanel CourseLink={CourseLink} /> },
    { menu: features, id: 'menu-features', panel: <FeaturesPanel /> },
  ].map(({ menu: { label, href, section }, ...rest }) => ({ label, href, section, ...rest }))
  return (
    <StickyHeader>
      <div className={`${headerRow} gap-2 xl:gap-4`}>
        <a
          href={paths.home}
          className="flex min-h-6 shrink-0 items-center rounded"
          aria-label={`${brand}, home`}
        >
          <Logo name={brand} className="text-lg" />
        </a>
        <nav aria-label="Main" className="hidden h-full lg:ml-2 lg:block xl:ml-6">
          <MenuBar
            menus={menus}
            chevron={
              <ChevronDown
                size={14}
                className="shrink-0 transition-[rotate] duration-(--motion-state) in-aria-expanded:rotate-180"
              />
            }
          >
            {header.map(({ label, href, exact }) => (
              <li key={href} className="flex">
                <MenuAnchor href={href} exact={exact} className={navItem}>
                  {label}
                  {href === paths.jobs && (
                    <IslandBoundary>
                      <JobsBadge />
                    </IslandBoundary>
                  )}
                </MenuAnchor>
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
