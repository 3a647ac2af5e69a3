export type Usage = { client: string; operation: string; requests: number; seen: string }

export type Change = {
  key: string
  /** Lines of the diff, each with its sign. */
  diff: string[]
  breaking: boolean
  usage: Usage[]
  verdict: string
}

/** Sample data: one type, five proposed changes, a week of traffic. */
export const changes: Change[] = [
  {
    key: 'upc',
    diff: ['-  upc: String'],
    breaking: true,
    usage: [
      { client: 'warehouse-scanner 2.3', operation: 'LookupByUpc', requests: 41_208, seen: '2 minutes ago' },
      { client: 'partner-feed', operation: 'NightlyExport', requests: 7, seen: 'today, 04:00' },
    ],
    verdict:
      'Two clients would get errors. Seven requests in a week look like noise. They are one partner’s nightly run.',
  },
  {
    key: 'price',
    diff: ['-  price: Float!', '+  price: Float'],
    breaking: true,
    usage: [
      { client: 'web 4.18', operation: 'ProductPage', requests: 1_204_331, seen: 'just now' },
      { client: 'ios 7.2', operation: 'ProductDetail', requests: 640_972, seen: 'just now' },
    ],
    verdict: 'No query becomes invalid. Generated client code in which a price cannot be absent does.',
  },
  {
    key: 'legacyColor',
    diff: ['-  legacyColor: String @deprecated'],
    breaking: true,
    usage: [],
    verdict:
      'Breaking by definition, and nobody asked for it in seven days. The change passes and the report says why.',
  },
  {
    key: 'currency',
    diff: ['-  priceIn(currency: String): Float', '+  priceIn(currency: String!): Float'],
    breaking: true,
    usage: [{ client: 'android 5.9', operation: 'CartTotals', requests: 8_117, seen: '1 hour ago' }],
    verdict: 'Operations that pass a currency are safe and not listed. One app version leaves it out.',
  },
  {
    key: 'gtin',
    diff: ['+  gtin: String'],
    breaking: false,
    usage: [],
    verdict: 'An addition breaks no operation that exists. Traffic is not even asked.',
  },
]
