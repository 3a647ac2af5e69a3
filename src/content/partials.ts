import path from 'node:path'
import Markdoc, { type Node } from '@markdoc/markdoc'
import { contentRoot, filesBelow, readSource } from './source'

let known: Record<string, Node> | undefined

/** Texts that pages share: `content/partials/x.md` is included with `{% partial file="x.md" /%}`. */
export function partialConfig(): Record<string, Node> {
  if (known && process.env.NODE_ENV !== 'development') return known
  const root = path.join(/* turbopackIgnore: true */ contentRoot, 'partials')
  known = Object.fromEntries(
    filesBelow('partials').map((file) => [path.relative(root, file), Markdoc.parse(readSource(file).body)]),
  )
  return known
}
