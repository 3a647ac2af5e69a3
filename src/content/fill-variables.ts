import { variables } from './markdoc/variables'

/** A plain string of content with `{% $brand %}`, `{% $product %}` and `{% $cli %}` filled in. Throws for any other name. */
export function fillVariables(text: string): string {
  return text.replaceAll(/\{%\s*\$(\w+)\s*%\}/g, (_match, name: string) => {
    const value = (variables as Record<string, string>)[name]
    if (value === undefined)
      throw new RangeError(`no variable $${name}; known: ${Object.keys(variables).join(', ')}`)
    return value
  })
}

/** Fills in the variables of every string inside a value read from YAML. */
export function fillAll<T>(value: T): T {
  if (typeof value === 'string') return fillVariables(value) as T
  if (Array.isArray(value)) return value.map(fillAll) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillAll(inner)])) as T
}
