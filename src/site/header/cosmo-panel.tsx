import clsx from 'clsx'
import type { ReactNode } from 'react'
import { MenuAnchor } from '@/site/menu-anchor'
import type { CourseLink } from '@/site/menu-types'
import { cosmoLinks, cosmoLists } from '@/site/navigation'

const listLink = 'menu-link block px-2 py-1.5 text-sm leading-5 text-text'

/** The Cosmo dropdown: seven links in two columns, four lists beside them (docs/contracts/site-chrome.md#menus). */
export function CosmoPanel({ CourseLink }: { CourseLink: CourseLink }) {
  return (
    <div className="menu-card flex w-[832px] xl:w-[940px]">
      <ul className="grid flex-1 grid-cols-2 gap-1 p-3">
        {cosmoLinks.map(({ title, description, href, icon: Icon }, index) => (
          <li key={title} className={clsx(index === 0 && 'col-span-2 border-b border-line pb-1')}>
            <MenuAnchor href={href} className="menu-link flex gap-3.5 p-3">
              <span className={clsx('menu-tile', index === 0 && 'menu-tile-warm')}>
                <Icon size={18} />
              </span>
              <span>
                <span className="block text-sm leading-5 font-medium text-text">{title}</span>
                <span className="mt-0.5 block text-caption leading-[18px] text-pretty text-muted">
                  {description}
                </span>
              </span>
            </MenuAnchor>
          </li>
        ))}
      </ul>
      <div className="w-[264px] space-y-5 rounded-r-[11px] border-l border-line bg-ground/60 px-4 py-6">
        {cosmoLists.map(({ title, links }) => (
          <SideList key={title} title={title}>
            {links.map(({ label, url }) => (
              <li key={url}>
                <MenuAnchor href={url} className={listLink}>
                  {label}
                </MenuAnchor>
              </li>
            ))}
          </SideList>
        ))}
        <SideList title="Free course">
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
      <p className="menu-heading px-2">{title}</p>
      <ul className="mt-1.5">{children}</ul>
    </div>
  )
}
