import samples from './sample-values.json' with { type: 'json' }
import { capitalize } from '@/lib/capitalize'

type Texts = { name: string; of?: string; values: string[] }[]

/**
 * Makes up a value for a scalar field, plausible by the field's name and type (sample-values.json). The same field of the same
 * object always gets the same value.
 */
export function sampleScalar(type: string, field: string, parent: string, index: number): unknown {
  const scalar = type.toLowerCase()
  if (type === 'Boolean') return index % 3 !== 2
  if (type === 'ID') return `${slug(field.toLowerCase() === 'id' ? parent : field)}-${index + 1}`
  if (type === 'Int' || /int|long|number/.test(scalar)) return numberOf('Int', field, index)
  if (type === 'Float' || /float|decimal|money|double/.test(scalar)) return numberOf('Float', field, index)
  if (/json|map|object|any/.test(scalar)) return { [field]: index + 1 }
  const texts: Texts = type === 'String' ? samples.texts : samples.scalars
  const wanted = type === 'String' ? field.toLowerCase() : scalar
  const { values = [] } =
    texts.find(({ name, of = '' }) => new RegExp(name).test(wanted) && new RegExp(of, 'i').test(parent)) ?? {}
  const parts: Record<string, string> = {
    n: String(index + 1),
    Field: sentence(field),
    Parent: sentence(parent),
    'field-slug': slug(field),
    'parent-slug': slug(parent),
    'parent-words': sentence(parent).toLowerCase(),
    'parent-code': parent.slice(0, 3).toUpperCase(),
  }
  return values[index % values.length]?.replaceAll(/\{([\w-]+)\}/g, (_, part: string) => parts[part] ?? '')
}

/** A number that rises or falls from one object to the next. */
function numberOf(type: 'Int' | 'Float', field: string, index: number): number {
  const found = samples.numbers.find(({ name }) => new RegExp(name).test(field.toLowerCase()))
  const [start = 0, step = 0] = found?.[type] ?? []
  return start + step * index
}

/** Lower case with dashes: ProductReview and "Product review" become product-review. */
function slug(text: string): string {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .toLowerCase()
}

function sentence(name: string): string {
  return capitalize(slug(name).replaceAll('-', ' '))
}
