import type { Subgraph } from '@/playground/engine/messages'
import { groupBy } from '@/lib/group-by'
import { configFor, parseBody } from './document'
import { kinds, slugOf } from './kinds'
import { fenceCode } from './markdoc/nodes'
import type { FeatureGroupData, Snippet } from './schemas/feature'
import { contentName, lineOf } from './source'
import type { Entry, Text } from './types'

/** A code listing with its annotations, and the line of its file on which it starts. */
export type Listing = Omit<Snippet, 'filename' | 'language' | 'content'> & {
  line: number
  language: string
  filename?: string
  code: string
  /** What groups the listings that name no example: the heading above them. */
  heading: string
}

export type Example = ReturnType<typeof examplesOf>[number]

/**
 * The composed examples of a text in its order: their subgraphs, and the queries that the text shows against them. Examples
 * without a name in the content are left out.
 */
export function examplesOf(text: Text) {
  const listings = listingsOf(text)
  const groups = groupBy(
    listings.filter(({ subgraph, example }) => subgraph && example),
    ({ example }) => example as string,
  )
  return [...groups].map(([name, group]) => ({
    name,
    /** `ok` or the composer's error code, as the example declares it. */
    expect: group.find(({ expect }) => expect)?.expect ?? 'ok',
    subgraphs: subgraphsOf(group),
    queries: listings.filter(({ against }) => against === name).map(({ code }) => code),
  }))
}

export function subgraphsOf(listings: Listing[]): Subgraph[] {
  return listings.map(({ subgraph = '', code }) => ({ name: subgraph, sdl: code }))
}

/** Every listing of a body, or of a group of features. */
export function listingsOf(text: Text): Listing[] {
  if (slugOf(kinds.features, contentName(text.file)) !== undefined)
    return (text as Entry<FeatureGroupData>).data.feats.flatMap(({ codeSnippets = [] }) =>
      codeSnippets.map(({ content, example = 'start', ...snippet }) => ({
        ...snippet,
        ...((snippet.subgraph || snippet.against) && { example }),
        line: lineOf(text.file, snippet.filename) ?? 1,
        code: content,
        heading: '',
      })),
    )
  const config = configFor(text)
  let heading = 'start'
  const ast = parseBody(text).resolve(config)
  return [...ast.walk()].flatMap((node) => {
    if (node.type === 'heading') heading = `line ${node.lines[0] ?? 0}`
    if (node.type !== 'fence') return []
    const attributes = node.attributes as Omit<Listing, 'line' | 'code'>
    const line = (node.lines[0] ?? 0) + text.bodyLine
    return [{ ...attributes, line, code: fenceCode(node, config), heading }]
  })
}
