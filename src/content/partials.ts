import path from 'node:path'
import Markdoc, { type Node } from '@markdoc/markdoc'
import { contentRoot, filesBelow, readSource } from './source'

/** Texts that several pages share: `content/partials/x.md` is used as `{% partial file="x.md" /%}`. */
export function partialConfig(): Record<string, Node> {
  const root = path.join(contentRoot, 'partials')
  return Object.fromEntries(
    filesBelow('partials').map((file) => [path.relative(root, file), Markdoc.parse(readSource(file).body)]),
  )
}
