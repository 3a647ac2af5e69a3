import { describe, expect, it } from 'vitest'
import Markdoc from '@markdoc/markdoc'
import { decodeWork } from '@/playground/share-link'
import { documentOf } from '../document'

const body = `
\`\`\`graphql {% subgraph="catalog" expect="ok" example="shop" %}
type Query { sku: ID }
\`\`\`

{% code-group %}
\`\`\`graphql {% filename="stock.graphql" subgraph="stock" expect="ok" example="shop" %}
type Query { count: Int }
\`\`\`
{% /code-group %}

\`\`\`graphql {% against="shop" %}
{ sku }
\`\`\`

\`\`\`graphql {% against="shop" %}
{ count }
\`\`\`

\`\`\`graphql
{ unrelated }
\`\`\`
`

/** The work that each listing of the text opens in the playground. */
function linkedWork() {
  const { tree } = documentOf({ file: 'content/blog/x/index.md', body, bodyLine: 1 })
  const links: string[] = []
  const collect = (node: unknown): void => {
    if (!Markdoc.Tag.isTag(node)) return
    if (node.name === 'CodeBlock') links.push(String(node.attributes.playground))
    node.children.forEach(collect)
  }
  tree.forEach(collect)
  return Promise.all(links.map((link) => decodeWork(link.replace('/playground', ''))))
}

it('opens an example with all its subgraphs and its queries', async () => {
  const subgraphs = [
    { name: 'catalog', sdl: 'type Query { sku: ID }' },
    { name: 'stock', sdl: 'type Query { count: Int }' },
  ]
  expect(await linkedWork()).toEqual([
    expect.objectContaining({ subgraphs, query: '{ sku }' }),
    expect.objectContaining({ subgraphs, query: '{ sku }' }),
    expect.objectContaining({ subgraphs, query: '{ sku }' }),
    expect.objectContaining({ subgraphs, query: '{ count }' }),
    undefined,
  ])
})

describe('The result of an example', () => {
  const withTags = (tags: string) => ({
    file: 'content/blog/x/index.md',
    body: `${body}\n${tags}`,
    bodyLine: 1,
  })

  it('gets the subgraphs and the first query of its example', () => {
    const { tree } = documentOf(withTags('{% example-plan example="shop" /%}'))
    const plan = tree.filter((node) => Markdoc.Tag.isTag(node)).find(({ name }) => name === 'ExamplePlan')
    expect(plan?.attributes).toMatchObject({
      subgraphs: [{ name: 'catalog' }, { name: 'stock' }],
      query: '{ sku }',
    })
  })

  it.each(['example-problems', 'example-plan'])(
    'is refused by %s for an example that the text does not have',
    (tag) => {
      expect(() => documentOf(withTags(`{% ${tag} example="shoe" /%}`))).toThrow(/"shoe"/)
    },
  )
})
