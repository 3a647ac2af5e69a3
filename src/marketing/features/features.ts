import { featureGroups as groupFiles, featurePages } from '@/content/collections'
import { entryDrawing, type Drawing } from '@/content/drawings'
import { fillAll } from '@/content/fill-variables'
import { featureBlockPath, featurePagePath } from '@/content/paths'
import { entryPicture, type Picture } from '@/content/pictures'
import type { FeatureData, FeatureGroupData } from '@/content/schemas/feature'
import { featureAnchor } from '@/lib/slug'
import { features as menuLinks } from '@/site/features-menu'
import type { MenuIcon } from '@/site/menu-types'

export type Illustration = { alt: string; caption?: string } & ({ drawing: Drawing } | { picture: Picture })
export type Feature = Omit<FeatureData, 'images'> & {
  anchor: string
  icon: MenuIcon
  illustrations: Illustration[]
}
export type FeatureGroup = Omit<FeatureGroupData, 'feats'> & { anchor: string; feats: Feature[] }

/** The five groups in the order of the page, each with its features. */
export function featureGroups(): FeatureGroup[] {
  return groupFiles
    .all()
    .toSorted((a, b) => a.data.order - b.data.order)
    .map((entry) => {
      const { feats, ...group } = fillAll(entry.data)
      return {
        ...group,
        anchor: `${entry.slug}-group`,
        feats: feats.map((feature) => complete(entry, feature)),
      }
    })
}

/** The feature of a title. Throws a RangeError when there is none. */
export function featureByTitle(title: string): Feature {
  const feature = featureGroups()
    .flatMap(({ feats }) => feats)
    .find((other) => other.title === title)
  if (!feature) throw new RangeError(`no feature "${title}"`)
  return feature
}

/** Address of a feature: its own page if it has one, else its block on the features page. */
export function featureHref(title: string): string {
  const page = featurePages.all().find(({ data }) => data.feature === title)
  return page ? featurePagePath(page.slug) : featureBlockPath(title)
}

/** The menu entry of a feature: short text and icon. Throws a RangeError when there is none. */
export function menuEntry(title: string) {
  const link = menuLinks.find((other) => other.title === title)
  if (!link) throw new RangeError(`the menu has no feature "${title}"`)
  return link
}

function complete(entry: { file: string }, { images = [], ...feature }: FeatureData): Feature {
  return {
    ...feature,
    anchor: featureAnchor(feature.title),
    icon: menuEntry(feature.title).icon,
    illustrations: images.map(({ src, alt, caption }) =>
      src.endsWith('.svg')
        ? { alt, caption, drawing: entryDrawing(entry, src) }
        : { alt, caption, picture: entryPicture(entry, src) },
    ),
  }
}
