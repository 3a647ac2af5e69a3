import { describe, expect, it } from 'vitest'
import { decodeWork } from '@/playground/share-link'
import { documentOf } from '../document'
import { tagsNamed } from '../text'

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
  const links = tagsNamed(tree, 'CodeBlock').map(({ attributes }) => String(attributes.playground))
  return Promise.all(links.map((link) => decodeWork(link.replace('/playground', ''))))
}

it('opens an example with all its subgraphs and its queries', async () => {
  const subgraphs = [
    { name: 'catalog', sdl: 'type Query { sku: ID }' },
    { name: 'stock', sdl: 'type Query { count: Int }' },
  ]
  const works = (await linkedWork()).map((work) => work && [work.subgraphs, work.query])
  const first = [subgraphs, '{ sku }']
  expect(works).toEqual([first, first, first, [subgraphs, '{ count }'], undefined])
})

describe('The result of an example', () => {
  const file = 'content/blog/x/index.md'
  const withTags = (tags: string) => ({ file, body: `${body}\n${tags}`, bodyLine: 1 })

  it('gets the subgraphs and the first query of its example', () => {
    const { tree } = documentOf(withTags('{% example-plan example="shop" /%}'))
    const [plan] = tagsNamed(tree, 'ExamplePlan')
    const subgraphs = [{ name: 'catalog' }, { name: 'stock' }]
    expect(plan?.attributes).toMatchObject({ subgraphs, query: '{ sku }' })
  })

  it.each(['example-problems', 'example-plan'])(
    'is refused by %s for an example that the text does not have',
    (tag) => {
      expect(() => documentOf(withTags(`{% ${tag} example="shoe" /%}`))).toThrow(/"shoe"/)
    },
  )
})
