import Markdoc, { type RenderableTreeNode, type Tag } from '@markdoc/markdoc'
import { playgroundHref } from '@/playground/share'
import { groupBy } from '@/lib/group-by'

type Listing = { code: string; subgraph?: string; example?: string; against?: string }

/**
 * Gives each listing of a composed example, and each query against one, the address that opens it in the playground
 * (`playground`). A schema brings the first query of its example, a query brings itself. Changes the tree.
 */
export function addPlaygroundLinks(tree: RenderableTreeNode[]): void {
  const listings = codeBlocks(tree).map((tag) => ({ tag, ...(tag.attributes as Listing) }))
  const examples = groupBy(
    listings.filter(({ subgraph, example }) => subgraph && example),
    ({ example }) => example,
  )
  for (const [example, schemas] of examples) {
    const subgraphs = schemas.map(({ subgraph = '', code }) => ({ name: subgraph, sdl: code }))
    const queries = listings.filter(({ against }) => against === example)
    const [first] = queries
    for (const { tag } of schemas) tag.attributes.playground = playgroundHref(subgraphs, first?.code)
    for (const { tag, code } of queries) tag.attributes.playground = playgroundHref(subgraphs, code)
  }
}

function codeBlocks(nodes: RenderableTreeNode[]): Tag[] {
  return nodes.flatMap((node) => {
    if (!Markdoc.Tag.isTag(node)) return []
    return node.name === 'CodeBlock' ? [node] : codeBlocks(node.children)
  })
}
