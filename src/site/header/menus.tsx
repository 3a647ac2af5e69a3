import type { ReactNode } from 'react'
import { site } from '@/config/site'
import { isExternal } from '@/lib/links'
import type { PathRule } from '@/lib/path-rules'
import { isPage } from '@/site/menu-anchor'
import { featureColumns, navigation, type CourseLink } from '@/site/navigation'
import { icons } from '@/ui/named-icons'
import { listLink } from './classes'

/* Icons are given by their paths, because a script that finds them by name would bring all of them. */

/** A link of a panel: to a page of this site, which marks itself as current, or elsewhere, then perhaps with an arrow. */
export type PanelLink = { label: string; href: string; page: boolean; marked: boolean }

export type CosmoMenu = {
  links: (PanelLink & { description: string; icon: string })[]
  lists: { title: string; links: PanelLink[] }[]
  course: { title: string; link: ReactNode }
}
export type FeaturesMenu = {
  columns: { title: string; links: { label: string; description: string; href: string; icon: string }[] }[][]
  links: PanelLink[]
}

export type HeaderMenu = {
  id: string
  label: string
  /** Target of the trigger without script. */
  href: string
  /** Pages on which the trigger is marked as current. */
  section: PathRule
  /** Hangs from its trigger instead of from the whole header. */
  hanging?: boolean
  panel: CosmoMenu | FeaturesMenu
}

/**
 * The menus of the header. Their panels are data: as elements they were a fifth of the payload of a post, and a sixth of
 * the time of rendering it.
 */
export function headerMenus(CourseLink: CourseLink): HeaderMenu[] {
  const { cosmo, features } = navigation()
  const columns = featureColumns()
  const count = columns.flat().reduce((sum, { links }) => sum + links.length, 0)
  return [
    {
      id: 'menu-cosmo',
      hanging: true,
      ...trigger(cosmo),
      panel: {
        links: cosmo.links.map(({ description, icon, ...link }) => ({
          ...panelLink(link),
          description,
          icon: icons[icon].path,
        })),
        lists: cosmo.lists.map(({ title, links }) => ({ title, links: links.map(panelLink) })),
        course: { title: cosmo.course, link: <CourseLink className={listLink} /> },
      },
    },
    {
      id: 'menu-features',
      ...trigger(features),
      panel: {
        columns: columns.map((groups) =>
          groups.map(({ title, links }) => ({
            title,
            links: links.map((link) => ({ ...link, icon: icons[link.icon].path })),
          })),
        ),
        links: features.links
          .map(panelLink)
          .map((link) => ({ ...link, label: link.label.replace('{count}', String(count)) })),
      },
    },
  ]
}

function trigger({ label, href, section }: Pick<HeaderMenu, 'label' | 'href' | 'section'>) {
  return { label, href, section }
}

function panelLink({ label, href }: Pick<PanelLink, 'label' | 'href'>): PanelLink {
  return { label, href, page: isPage(href), marked: isExternal(href, site.seo.siteUrl) }
}
