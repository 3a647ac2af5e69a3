import { variables } from './markdoc/variables'

const values: Record<string, string> = variables
const pattern = /\{%\s*\$(\w+)\s*%\}/g

/** The error of a plain string of content that names an unknown variable, or undefined. */
export function variableError(text: string): string | undefined {
  const names = [...text.matchAll(pattern)].map(([, name = '']) => name)
  const unknown = names.find((name) => !Object.hasOwn(values, name))
  return unknown && `no variable $${unknown}; known: ${Object.keys(values).join(', ')}`
}

/** A plain string of content with `{% $brand %}`, `{% $product %}` and `{% $cli %}` filled in. Throws for any other name. */
export function fillVariables(text: string): string {
  const error = variableError(text)
  if (error) throw new RangeError(error)
  return text.replaceAll(pattern, (_match, name: string) => String(values[name]))
}

/** Fills in the variables of every string inside a value read from YAML. */
export function fillAll<T>(value: T): T {
  if (typeof value === 'string') return fillVariables(value) as T
  if (Array.isArray(value)) return value.map(fillAll) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillAll(inner)])) as T
}
