import { featureGroups as groupFiles } from '@/content/collections'
import { entryDrawing } from '@/content/drawings'
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
      const { feats, ...group } = entry.data
      return {
        ...group,
        anchor: `${entry.slug}-group`,
        feats: feats.map(({ images = [], ...feature }) => ({
          ...feature,
          anchor: featureAnchor(feature.title),
          icon: icons[feature.icon],
          illustrations: images.map(({ src, ...image }) => ({ ...image, drawing: entryDrawing(entry, src) })),
        })),
      }
    })
}
