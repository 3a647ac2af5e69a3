import { featurePages } from '@/content/collections'
import { fillAll } from '@/content/fill-variables'
import { featurePagePath } from '@/content/paths'
import type { FeaturePageData } from '@/content/schemas/feature'

export type FeaturePage = FeaturePageData & { path: string }

/** The page about a feature, such as `auth`. Throws a RangeError when content/features/pages has none. */
export function featurePage(slug: string): FeaturePage {
  const entry = featurePages.all().find((other) => other.slug === slug)
  if (!entry) throw new RangeError(`no page "${slug}" in content/features/pages`)
  return { ...fillAll(entry.data), path: featurePagePath(slug) }
}
