import type { Entry } from '../collection'
import { drawingFault } from '../drawings'
import { pictureFault } from '../pictures'
import type { Problem } from '../problems'
import type { FeatureGroupData, FeaturePageData } from '../schemas/feature'
import { displayPath, lineOf } from '../source'

/** Pictures of a feature group that do not exist or may not stand in a page. */
export function featurePictureProblems({ file, data }: Entry<FeatureGroupData>): Problem[] {
  return data.feats
    .flatMap(({ images = [] }) => images)
    .flatMap(({ src }) => {
      const message = src.endsWith('.svg') ? drawingFault(file, src) : pictureFault(file, src)
      return message ? [{ file: displayPath(file), line: lineOf(file, src), field: 'images', message }] : []
    })
}

/** Features that a feature page names although no group has them. Takes the page and the titles that exist. */
export function featureReferenceProblems(
  { file, data }: Entry<FeaturePageData>,
  titles: string[],
): Problem[] {
  return [data.feature, ...data.related]
    .filter((title) => !titles.includes(title))
    .map((title) => ({
      file: displayPath(file),
      line: lineOf(file, title),
      field: 'related',
      message: `no feature "${title}" in content/features`,
    }))
}
