import { z } from 'zod'
import { externalFormHost } from '@/config/services'
import { drawingError, namedDrawingError } from '../drawings'
import { pictureError } from '../pictures'
import { problemAt } from '../problems'
import { authorKey } from '../schemas/author'
import type { Named } from '../schemas/fields'
import { lineOf } from '../source'
import type { Entry, Problem } from '../types'

/** The names that an entry may use, of each kind that is not a file. */
export type KnownNames = Record<Exclude<Named, 'drawings' | 'pictures'>, () => string[]>

/** What an entry names that does not exist: an author, a form, a picture, and what else its schema marks with `nameOf`. */
export function referenceProblems(entry: Entry<unknown>, schema: z.ZodType, known: KnownNames): Problem[] {
  const fields = entry.data as Record<string, unknown>
  return namesIn(schema, entry.data).flatMap((name) => {
    const { names, field, value } = name
    // A guest needs no entry in the directory when the post says who that is and where to read more.
    const isGuest = fields[`${field}_about`] !== undefined && fields[`${field}_href`] !== undefined
    if (names === 'authors' && isGuest) return []
    const error = errorOf(entry.file, name, known)
    if (error === undefined) return []
    const mayBeGuest = schema instanceof z.ZodObject && `${field}_about` in schema.shape
    const advice = mayBeGuest ? `; a guest without an entry needs ${field}_about and ${field}_href` : ''
    const line = fields[field] === value ? undefined : lineOf(entry.file, value)
    return [problemAt(entry, field, error + advice, line)]
  })
}

function errorOf(file: string, { names, field, value }: Name, known: KnownNames): string | undefined {
  // Drawings among the figures of a page are shown inline.
  if (names === 'pictures')
    return field === 'src' && value.endsWith('.svg') ? drawingError(file, value) : pictureError(file, value)
  if (names === 'drawings') return namedDrawingError(value)
  // A host of forms elsewhere has ids of its own, and a full address is used as given.
  if (names === 'forms' && (/^https?:\/\//.test(value) || externalFormHost())) return undefined
  const all = known[names]()
  const isKnown =
    names === 'authors' ? all.some((one) => authorKey(one) === authorKey(value)) : all.includes(value)
  return isKnown ? undefined : messages[names](value, all.join(', '))
}

const messages: Record<keyof KnownNames, (value: string, known: string) => string> = {
  authors: (name, known) => `no author "${name}" in content/authors; known: ${known}`,
  categories: (slug, known) => `no category "${slug}"; known: ${known}`,
  features: (title) => `no feature "${title}" in content/features`,
  featureGroups: (name) => `no file content/features/${name}.yaml`,
  forms: (id, known) => `no form "${id}" in content/forms; there are ${known}`,
  posts: (slug) => `no post content/blog/${slug}`,
}

type Name = { names: Named; field: string; value: string }

/** The texts in a value that its schema marks as names, with their fields; items of a list have its field. */
function namesIn(schema: unknown, value: unknown, field = ''): Name[] {
  if (!(schema instanceof z.ZodType) || value === undefined) return []
  const names = schema.meta()?.names as Named | undefined
  if (names && typeof value === 'string') return [{ names, field, value }]
  if (schema instanceof z.ZodOptional) return namesIn(schema.unwrap(), value, field)
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item) => namesIn(schema.element, item, field))
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => namesIn(option, value, field))
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => namesIn(schema.shape[key], inner, key))
  return []
}
