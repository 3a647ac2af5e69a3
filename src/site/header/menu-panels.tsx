import clsx from 'clsx'
import type { ReactNode } from 'react'
import { ActiveLink } from '@/site/active-link.client'
import { IconShape } from '@/ui/create-icon'
import { ArrowRight } from '@/ui/icon'
import { MarkedLink } from '@/ui/marked-link'
import { listLink, menuHeading } from './classes'
import type * as Menus from './menus'

// The menu bar loads this file when the pointer or the focus comes to it: most visitors and all phones never see a panel.

const card =
  'max-h-[calc(100dvh-128px)] max-w-[calc(var(--page-width,1248px)-48px)] overflow-y-auto overscroll-contain rounded-card border border-line-strong bg-raised shadow-float in-data-open:pointer-events-auto'
/** The look of the links in a list. */
const list =
  '[&_a]:rounded-lg [&_a]:transition-colors [&_a:focus-visible]:bg-text/5 [&_a:focus-visible]:-outline-offset-2 [&_a:hover]:bg-text/5 [&_a[aria-current]]:bg-coral/10'

export function Panel({ panel }: Pick<Menus.HeaderMenu, 'panel'>) {
  return 'columns' in panel ? <FeaturesPanel {...panel} /> : <CosmoPanel {...panel} />
}

/** The Cosmo dropdown: seven links in two columns, four lists beside them (docs/contracts/site-chrome.md#menus). */
function CosmoPanel({ links, lists, course }: Menus.CosmoPanel) {
  return (
    <div className={`${card} flex w-full`}>
      <ul className={clsx(list, 'grid flex-1 grid-cols-2 gap-1 p-3')}>
        {links.map((link, index) => (
          <li key={link.label} className={clsx(index === 0 && 'col-span-2 border-b border-line pb-1')}>
            <Item link={link} className="group flex h-full items-center gap-3.5 p-3">
              <span
                className={clsx(
                  'flex size-[38px] shrink-0 items-center justify-center rounded-lg border border-line-strong bg-raised-2 transition-colors group-hover:text-accent',
                  index === 0 ? 'text-accent' : 'text-muted',
                )}
              >
                <IconShape path={link.icon} size={18} />
              </span>
              <span>
                <span className="block text-sm leading-5 font-medium text-text">{link.label}</span>
                <span className="mt-0.5 block text-caption leading-[18px] text-pretty text-muted">
                  {link.description}
                </span>
              </span>
            </Item>
          </li>
        ))}
      </ul>
      <div className="w-[264px] space-y-4 rounded-r-card border-l border-line bg-ground/60 px-4 py-5 xl:grid xl:w-[32rem] xl:grid-cols-2 xl:content-start xl:space-y-0 xl:gap-x-6 xl:gap-y-8">
        {lists.map(({ title, links: entries }) => (
          <MenuList key={title} title={title}>
            {entries.map((link) => (
              <li key={link.href}>
                <Item link={link} className={listLink}>
                  {link.label}
                </Item>
              </li>
            ))}
          </MenuList>
        ))}
        <MenuList title={course.title}>
          <li>{course.link}</li>
        </MenuList>
      </div>
    </div>
  )
}

function MenuList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={title}>
      <p className={`${menuHeading} px-2`}>{title}</p>
      <ul className={`${list} mt-1.5`}>{children}</ul>
    </div>
  )
}

/** The Features mega-menu: four columns by group (docs/contracts/site-chrome.md#menus). */
function FeaturesPanel({ columns, links }: Menus.FeaturesPanel) {
  return (
    <div className={card}>
      <div className="grid grid-cols-4 divide-x divide-line">
        {columns.map((groups) => (
          <div key={groups[0]?.title} className="space-y-4 px-3 pt-4 pb-3">
            {groups.map((group) => (
              <FeatureList key={group.title} {...group} />
            ))}
          </div>
        ))}
      </div>
      <div className="flex items-center justify-between rounded-b-card border-t border-line bg-ground/60 px-5 py-3 text-caption">
        {links.map((link) => (
          <Item
            key={link.href}
            link={link}
            className="inline-flex items-center gap-1.5 rounded text-muted transition-colors hover:text-text"
          >
            {link.label} <ArrowRight size={14} />
          </Item>
        ))}
      </div>
    </div>
  )
}

function FeatureList({ title, links }: Menus.FeaturesPanel['columns'][number][number]) {
  return (
    <MenuList title={title}>
      {links.map(({ label, description, href, icon }) => (
        <li key={label}>
          <a href={href} className="flex gap-2.5 px-2 py-1.5">
            <IconShape path={icon} size={16} className="mt-0.5 text-muted" />
            <span>
              <span className="block text-caption leading-5 xl:text-sm xl:font-medium">{label}</span>
              <span className="hidden text-caption leading-4 text-muted xl:block">{description}</span>
            </span>
          </a>
        </li>
      ))}
    </MenuList>
  )
}

type ItemProps = { link: Menus.PanelLink; className: string; children: ReactNode }

function Item({ link: { href, page, marked }, ...anchor }: ItemProps) {
  return page ? (
    <ActiveLink href={href} exact {...anchor} />
  ) : (
    <MarkedLink href={href} marked={marked} {...anchor} />
  )
}
