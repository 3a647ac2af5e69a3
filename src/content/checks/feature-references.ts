import type { Entry } from '../types'
import { drawingError } from '../drawings'
import { pictureError } from '../pictures'
import { problemAt, type Problem } from '../problems'
import type { FeatureGroupData } from '../schemas/feature'
import { lineOf } from '../source'

/** Pictures of a feature group that do not exist or are not allowed inline. */
export function featurePictureProblems(entry: Entry<FeatureGroupData>): Problem[] {
  const { file, data } = entry
  return [data.drawing, ...data.feats.flatMap(({ images = [] }) => images)].flatMap(({ src }) => {
    const message = src.endsWith('.svg') ? drawingError(file, src) : pictureError(file, src)
    return message ? [problemAt(entry, 'images', message, lineOf(file, src))] : []
  })
}
