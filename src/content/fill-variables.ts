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
