import type { Entry } from '../collection'
import { drawingFault } from '../drawings'
import { pictureFault } from '../pictures'
import { problemAt, type Problem } from '../problems'
import type { FeatureGroupData, FeaturePageData } from '../schemas/feature'
import { lineOf } from '../source'

/** Pictures of a feature group that do not exist or may not stand in a page. */
export function featurePictureProblems(entry: Entry<FeatureGroupData>): Problem[] {
  const { file, data } = entry
  return data.feats
    .flatMap(({ images = [] }) => images)
    .flatMap(({ src }) => {
      const message = src.endsWith('.svg') ? drawingFault(file, src) : pictureFault(file, src)
      return message ? [problemAt(entry, 'images', message, lineOf(file, src))] : []
    })
}

/** Features that a feature page names although no group has them. Takes the page and the titles that exist. */
export function featureReferenceProblems(entry: Entry<FeaturePageData>, titles: string[]): Problem[] {
  const { file, data } = entry
  return [data.feature, ...data.related]
    .filter((title) => !titles.includes(title))
    .map((title) =>
      problemAt(entry, 'related', `no feature "${title}" in content/features`, lineOf(file, title)),
    )
}
