import { site } from '@/config/site'
import type { Navigation } from '@/content/schemas/navigation'
import { isExternal } from '@/lib/links'
import { isPage } from '@/site/menu-anchor'
import { featureColumns, navigation, type CourseLink } from '@/site/navigation'
import { icons } from '@/ui/named-icons'
import { listLink } from './classes'

/** The menus of the header. Their panels are data: as elements they were a fifth of the payload of a post. */
export function headerMenus(CourseLink: CourseLink) {
  const { cosmo, features } = navigation()
  return [
    { ...trigger('menu-cosmo', cosmo), panel: cosmoPanel(CourseLink) },
    { ...trigger('menu-features', features), panel: featuresPanel() },
  ]
}
export type HeaderMenu = ReturnType<typeof headerMenus>[number]

/** A trigger leads to `href` without script, and is marked as current on the pages of `section`. */
function trigger(id: string, { label, href, section }: Navigation['cosmo'] | Navigation['features']) {
  return { id, label, href, section }
}

export type CosmoPanel = ReturnType<typeof cosmoPanel>
function cosmoPanel(CourseLink: CourseLink) {
  const { links, lists, course } = navigation().cosmo
  return {
    links: links.map(({ description, icon, ...link }) => ({
      ...panelLink(link),
      description,
      icon: icons[icon].path,
    })),
    lists: lists.map(({ title, links: entries }) => ({ title, links: entries.map(panelLink) })),
    course: { title: course, link: <CourseLink className={listLink} /> },
  }
}

export type FeaturesPanel = ReturnType<typeof featuresPanel>
function featuresPanel() {
  const columns = featureColumns()
  const count = columns.flat().reduce((sum, { links }) => sum + links.length, 0)
  const links = navigation().features.links.map(({ label, href }) =>
    panelLink({ label: label.replace('{count}', String(count)), href }),
  )
  return { columns, links }
}

/** A link of a panel: to a page of this site, which marks itself as current, or elsewhere, then perhaps with an arrow. */
export type PanelLink = ReturnType<typeof panelLink>
function panelLink({ label, href }: { label: string; href: string }) {
  return { label, href, page: isPage(href), marked: isExternal(href, site.seo.siteUrl) }
}
