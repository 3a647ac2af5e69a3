import type { ComponentType } from 'react'
import { featureGroups as groupFiles } from '@/content/collections'
import { entryDrawing, type Drawing } from '@/content/drawings'
import { entryPicture, type Picture } from '@/content/pictures'
import type { FeatureData, FeatureGroupData } from '@/content/schemas/feature'
import { featureAnchor } from '@/lib/slug'
import type { IconProps } from '@/ui/icon'
import { icons } from '@/ui/named-icons'

export type Illustration = { alt: string; caption?: string } & ({ drawing: Drawing } | { picture: Picture })
export type Feature = Omit<FeatureData, 'images' | 'icon'> & {
  anchor: string
  icon: ComponentType<IconProps>
  illustrations: Illustration[]
}
export type FeatureGroup = Omit<FeatureGroupData, 'feats' | 'drawing'> & {
  anchor: string
  illustration: Illustration
  feats: Feature[]
}

/** The five groups in the order of the page, each with its features. */
export function featureGroups(): FeatureGroup[] {
  return groupFiles
    .all()
    .toSorted((a, b) => a.data.order - b.data.order)
    .map((entry) => {
      const { feats, drawing, ...group } = entry.data
      return {
        ...group,
        anchor: `${entry.slug}-group`,
        illustration: illustrationOf(entry, drawing),
        feats: feats.map((feature) => complete(entry, feature)),
      }
    })
}

function complete(entry: { file: string }, { images = [], ...feature }: FeatureData): Feature {
  return {
    ...feature,
    anchor: featureAnchor(feature.title),
    icon: icons[feature.icon],
    illustrations: images.map((image) => illustrationOf(entry, image)),
  }
}

type Image = NonNullable<FeatureData['images']>[number]

function illustrationOf(entry: { file: string }, { src, alt, caption }: Image): Illustration {
  return src.endsWith('.svg')
    ? { alt, caption, drawing: entryDrawing(entry, src) }
    : { alt, caption, picture: entryPicture(entry, src) }
}
