import { featureGroups as groupFiles } from '@/content/collections'
import { entryDrawing } from '@/content/drawings'
import type { FeatureData } from '@/content/schemas/feature'
import { featureAnchor } from '@/lib/slug'
import { icons } from '@/ui/named-icons'

export type FeatureGroup = ReturnType<typeof featureGroups>[number]
export type Feature = FeatureGroup['feats'][number]
export type Illustration = Feature['illustrations'][number]

/** The five groups in the order of the page, each with its features. */
export function featureGroups() {
  return groupFiles
    .all()
    .toSorted((a, b) => a.data.order - b.data.order)
    .map((entry) => {
      const { feats, drawing, ...group } = entry.data
      return {
        ...group,
        anchor: `${entry.slug}-group`,
        illustration: illustrationOf(entry, drawing),
        feats: feats.map(({ images = [], ...feature }) => ({
          ...feature,
          anchor: featureAnchor(feature.title),
          icon: icons[feature.icon],
          illustrations: images.map((image) => illustrationOf(entry, image)),
        })),
      }
    })
}

type Image = Omit<NonNullable<FeatureData['images']>[number], 'caption'> & { caption?: string }

function illustrationOf(entry: { file: string }, { src, ...image }: Image) {
  return { ...image, drawing: entryDrawing(entry, src) }
}
