import type { Client } from '@/playground/engine/messages'

/** The schema as it is published. Sample data, like the clients below. */
export const published = `type Query {
  product(sku: ID!): Product
  search(text: String!): [Product!]!
}

type Product {
  sku: ID!
  upc: String
  title: String!
  price: Float!
  priceIn(currency: String): Float
  legacyColor: String @deprecated
}
`

export const clients: Client[] = [
  {
    name: 'web',
    version: '4.18',
    share: 0.61,
    operations: [
      `query ProductPage($sku: ID!) {
  product(sku: $sku) { title price }
}

query Results($text: String!) {
  search(text: $text) { sku title }
}`,
    ],
  },
  {
    name: 'android',
    version: '5.9',
    share: 0.38,
    operations: [
      `query CartTotals($sku: ID!) {
  product(sku: $sku) { price priceIn }
}

query CartInEuro($sku: ID!) {
  product(sku: $sku) {
    priceIn(currency: "EUR")
  }
}`,
    ],
  },
  {
    name: 'partner-feed',
    version: '1.0',
    share: 0.01,
    operations: [
      `query NightlyExport {
  search(text: "*") { sku upc }
}`,
    ],
  },
]

type Proposal = {
  key: string
  label: string
  /** What the case shows. */
  text: string
  schema: string
}

/** Changes to the published schema, each harmless or harmful for a different reason. */
export const proposals: Proposal[] = [
  {
    key: 'upc',
    label: 'Remove upc',
    text: 'One percent of the requests select upc: the nightly export of one partner.',
    schema: published.replace('  upc: String\n', ''),
  },
  {
    key: 'price',
    label: 'Allow a null price',
    text: 'Every query stays valid. Generated client code that expects a price may still fail.',
    schema: published.replace('price: Float!', 'price: Float'),
  },
  {
    key: 'legacyColor',
    label: 'Remove legacyColor',
    text: 'The change is breaking, but no operation selects the field. The check passes.',
    schema: published.replace('  legacyColor: String @deprecated\n', ''),
  },
  {
    key: 'currency',
    label: 'Require a currency',
    text: 'One operation leaves out the currency and would fail. Operations that pass it are safe.',
    schema: published.replace('currency: String', 'currency: String!'),
  },
  {
    key: 'gtin',
    label: 'Add gtin',
    text: 'A new field breaks no operation.',
    schema: published.replace('  upc: String\n', '  upc: String\n  gtin: String\n'),
  },
]

/** The subgraph that a schema of the example belongs to. */
export function catalog(sdl: string) {
  return [{ name: 'catalog', sdl }]
}

/**
 * The lines of a change that replaces one run of lines, each with its sign, as `diff` prints them, and at most `context`
 * lines before and after it.
 */
export function lineDiff(before: string, after: string, context = Infinity): string {
  const [a, b] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const sign = (mark: string, lines: string[]) => lines.map((line) => `${mark} ${line}`)
  return [
    ...sign(' ', a.slice(Math.max(start - context, 0), start)),
    ...sign('-', a.slice(start, a.length - end)),
    ...sign('+', b.slice(start, b.length - end)),
    ...sign(' ', a.slice(a.length - end).slice(0, context)),
  ].join('\n')
}
