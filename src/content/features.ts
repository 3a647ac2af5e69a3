import { featureGroups, pages } from './collections'
import { featureBlockPath, pagePath } from './paths'
import type { FeatureData } from './schemas/feature'

/** Address of a feature: its own page if it has one, else its block on the features page. */
export function featureHref(title: string): string {
  const page = pages.all().find(({ data }) => data.feature === title)
  return page ? pagePath(page.slug) : featureBlockPath(title)
}

/** The feature of a title, with its icon and summary. Throws a RangeError when there is none. */
export function featureOf(title: string): FeatureData {
  const feature = featureGroups
    .all()
    .flatMap(({ data }) => data.feats)
    .find((other) => other.title === title)
  if (!feature) throw new RangeError(`no feature "${title}"`)
  return feature
}
