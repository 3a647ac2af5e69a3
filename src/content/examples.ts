import type { Subgraph } from '@/playground/engine/messages'
import { groupBy } from '@/lib/group-by'
import { configFor, parseBody } from './document'
import { fenceCode } from './markdoc/nodes'
import type { Text } from './types'

/** A code listing with its annotations, and the line of its file on which it starts. */
export type Listing = {
  line: number
  language: string
  filename?: string
  code: string
  subgraph?: string
  expect?: string
  /** What the second and the third composer say, where they differ. */
  second?: string
  third?: string
  differs?: string
  example?: string
  against?: string
  fragment?: boolean
}

/** The subgraphs of one composed example of a post or chapter, and the queries that it shows against them. */
export type Example = {
  name: string
  /** `ok` or the composer's error code, as the example declares it. */
  expect: string
  subgraphs: Subgraph[]
  queries: string[]
}

/** The composed examples of a text in its order. Examples without a name in the content are left out. */
export function examplesOf(text: Text): Example[] {
  const listings = listingsOf(text)
  const groups = groupBy(
    listings.filter(({ subgraph, example }) => subgraph && example),
    ({ example }) => example as string,
  )
  return [...groups].map(([name, group]) => ({
    name,
    expect: group.find(({ expect }) => expect)?.expect ?? 'ok',
    subgraphs: group.map(({ subgraph, code }) => ({ name: subgraph as string, sdl: code })),
    queries: listings.filter(({ against }) => against === name).map(({ code }) => code),
  }))
}

/** Every listing of a body with the heading above it, which groups the listings that name no example. */
export function listingsOf(text: Text): (Listing & { heading: string })[] {
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
