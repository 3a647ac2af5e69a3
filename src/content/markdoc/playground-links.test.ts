import { expect, it } from 'vitest'
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

const treeOf = (tags = '') =>
  documentOf({ file: 'content/blog/x/index.md', body: `${body}\n${tags}`, bodyLine: 1 }).tree

it('opens an example with all its subgraphs and its queries', async () => {
  const links = tagsNamed(treeOf(), 'CodeBlock').map(({ attributes }) => String(attributes.playground))
  const opened = await Promise.all(links.map((link) => decodeWork(link.replace('/playground', ''))))
  const works = opened.map((work) => work && [work.subgraphs, work.query])
  const subgraphs = [
    { name: 'catalog', sdl: 'type Query { sku: ID }' },
    { name: 'stock', sdl: 'type Query { count: Int }' },
  ]
  const first = [subgraphs, '{ sku }']
  expect(works).toEqual([first, first, first, [subgraphs, '{ count }'], undefined])
})

it('shows verdict and address of schemas in a row below the last', () => {
  const [first, second] = ['stock', 'prices'].map(
    (name) =>
      `\`\`\`graphql {% subgraph="${name}" expect="ok" example="row" %}\ntype Query { ${name}: ID }\n\`\`\``,
  )
  const captioned = (after = '') =>
    tagsNamed(treeOf(`${first}\n\n${second}\n\n${after}`), 'CodeBlock')
      .slice(-2)
      .map(({ attributes: { expect: verdict, playground } }) => [verdict, Boolean(playground)])
  const none = [undefined, false]
  expect(captioned()).toEqual([none, ['ok', true]])
  // The result below has both.
  expect(captioned('{% example-problems example="row" /%}')).toEqual([none, none])
})

it('gives the result of an example its subgraphs and its first query', () => {
  const [plan] = tagsNamed(treeOf('{% example-plan example="shop" /%}'), 'ExamplePlan')
  const subgraphs = [{ name: 'catalog' }, { name: 'stock' }]
  expect(plan?.attributes).toMatchObject({ subgraphs, query: '{ sku }' })
})

it.each(['example-problems', 'example-plan'])(
  'refuses %s for an example that the text does not have',
  (tag) => expect(() => treeOf(`{% ${tag} example="shoe" /%}`)).toThrow(/"shoe"/),
)
