import type { RenderableTreeNode } from '@markdoc/markdoc'
import { playgroundHref } from '@/playground/share'
import { groupBy } from '@/lib/group-by'
import { tagsNamed } from '../text'

type Listing = { code: string; subgraph?: string; expect?: string; example?: string; against?: string }

/**
 * Gives each listing of a composed example, each query against one, and each result of one the address that opens it in the
 * playground (`playground`). A schema or a result brings the first query of its example, a query brings itself. Results get
 * the example's subgraphs and query as well. Of schemas in a row with one verdict, only the last keeps verdict and address, and
 * none where the result follows, unless the second composer differs; where schemas have a verdict, only these have the address. Changes the tree.
 */
export function addPlaygroundLinks(tree: RenderableTreeNode[]): void {
  const listings = tagsNamed(tree, 'CodeBlock').map((tag) => {
    const { expect, second, third } = tag.attributes
    return { tag, verdict: [expect, second, third].join(), ...(tag.attributes as Listing) }
  })
  // What the engine says of an example.
  const shown = tagsNamed(tree, 'ExampleProblems', 'ExamplePlan')
  const examples = groupBy(
    listings.filter(({ subgraph, example }) => subgraph && example),
    ({ example }) => example,
  )
  for (const [example, schemas] of examples) {
    const subgraphs = schemas.map(({ subgraph = '', code }) => ({ name: subgraph, sdl: code }))
    const queries = listings.filter(({ against }) => against === example)
    const [first] = queries
    const playground = playgroundHref(subgraphs, first?.code)
    const hasVerdict = schemas.some(({ expect }) => expect)
    for (const [index, { tag, expect, verdict }] of schemas.entries()) {
      const next = schemas[index + 1]
      const isLast = next?.verdict !== verdict || tree[tree.indexOf(tag) + 1] !== next.tag
      const at = tree.findIndex((node) => tagsNamed([node], 'CodeBlock').includes(tag))
      const isJudged =
        tagsNamed(tree.slice(at + 1, at + 2), 'ExampleProblems').length > 0 && !tag.attributes.second
      if (!isLast || isJudged) tag.attributes.expect = undefined
      else if (expect || !hasVerdict) tag.attributes.playground = playground
    }
    for (const { attributes } of shown)
      if (attributes.example === example)
        Object.assign(attributes, { subgraphs, query: first?.code, playground })
    for (const { tag, code } of queries) tag.attributes.playground = playgroundHref(subgraphs, code)
  }
}
