import Markdoc from '@markdoc/markdoc'
import { fillVariables } from './fill-variables'

/** Inline Markdown of a YAML field (code, emphasis, links) as HTML. Throws a RangeError for block elements. */
export function inlineHtml(markdown: string): string {
  const ast = Markdoc.parse(fillVariables(markdown))
  const [only, ...more] = ast.children
  if (only?.type !== 'paragraph' || more.length > 0)
    throw new RangeError(`must be one paragraph: ${markdown}`)
  return Markdoc.renderers.html(Markdoc.transform(only)).replace(/^<p>([\s\S]*)<\/p>$/, '$1')
}
