import type { Entry } from '../collection'
import { drawingError } from '../drawings'
import { pictureError } from '../pictures'
import { problemAt, type Problem } from '../problems'
import type { FeatureGroupData, FeaturePageData } from '../schemas/feature'
import { lineOf } from '../source'

/** Pictures of a feature group that do not exist or are not allowed inline. */
export function featurePictureProblems(entry: Entry<FeatureGroupData>): Problem[] {
  const { file, data } = entry
  return data.feats
    .flatMap(({ images = [] }) => images)
    .flatMap(({ src }) => {
      const message = src.endsWith('.svg') ? drawingError(file, src) : pictureError(file, src)
      return message ? [problemAt(entry, 'images', message, lineOf(file, src))] : []
    })
}

/** Features that a feature page names but that no group has. Takes the existing titles. */
export function featureReferenceProblems(entry: Entry<FeaturePageData>, titles: string[]): Problem[] {
  const { file, data } = entry
  return [data.feature, ...data.related]
    .filter((title) => !titles.includes(title))
    .map((title) =>
      problemAt(entry, 'related', `no feature "${title}" in content/features`, lineOf(file, title)),
    )
}
