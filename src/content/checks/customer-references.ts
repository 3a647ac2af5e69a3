import { namedDrawingError } from '../drawings'
import type { Entry } from '../types'
import { problemAt, type Problem } from '../problems'
import type { CustomerData } from '../schemas/customer'
import { lineOf } from '../source'

/** Features, posts, and drawings that a customer story names but that do not exist. */
export function customerReferenceProblems(
  entry: Entry<CustomerData>,
  known: { features: string[]; posts: string[] },
): Problem[] {
  const { file, data } = entry
  const features = data.parts
    .filter((title) => !known.features.includes(title))
    .map((title) => ({ text: title, field: 'parts', message: `no feature "${title}" in content/features` }))
  const posts = [data.post ?? []]
    .flat()
    .filter((slug) => !known.posts.includes(slug))
    .map((slug) => ({ text: slug, field: 'post', message: `no post content/blog/${slug}` }))
  const error = namedDrawingError(data.drawing)
  const drawing = error ? [{ text: data.drawing, field: 'drawing', message: error }] : []
  return [...features, ...posts, ...drawing].map(({ text, field, message }) =>
    problemAt(entry, field, message, lineOf(file, text)),
  )
}
