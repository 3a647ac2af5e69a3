export type Span = {
  name: string
  /** Start and end in milliseconds since the request arrived. */
  from: number
  to: number
  depth: number
  tone: 'root' | 'stage' | 'fetch' | 'late'
  attributes: [name: string, value: string][]
}

/** Sample data: one request, before and after one field was added to the query. */
export const traces: { key: string; label: string; total: number; spans: Span[]; explanation: string }[] = [
  {
    key: 'before',
    label: 'Before',
    total: 145,
    explanation:
      'Two steps: orders, then catalog and reviews in parallel. Reviews finishes first and adds no time.',
    spans: [
      root(145),
      stage('parse, validate', 0, 2),
      stage('plan', 2, 5),
      fetch('orders', 5, 65, 'Single', 'order(id:)'),
      fetch('catalog', 65, 145, 'BatchEntity', '8 products by id'),
      fetch('reviews', 65, 110, 'BatchEntity', '8 products by id'),
    ],
  },
  {
    key: 'after',
    label: 'With shippingClass',
    total: 195,
    explanation:
      'Three steps. The new field needs the weight that catalog returns, so shipping waits for catalog.',
    spans: [
      root(195),
      stage('parse, validate', 0, 2),
      stage('plan', 2, 5),
      fetch('orders', 5, 65, 'Single', 'order(id:)'),
      fetch('catalog', 65, 145, 'BatchEntity', '8 products by id'),
      fetch('reviews', 65, 110, 'BatchEntity', '8 products by id'),
      { ...fetch('shipping', 145, 195, 'BatchEntity', '8 products by id and weightGrams'), tone: 'late' },
    ],
  },
]

function root(to: number): Span {
  return {
    name: 'query OrderPage',
    from: 0,
    to,
    depth: 0,
    tone: 'root',
    attributes: [
      ['client', 'web 4.18.0'],
      ['status', '200'],
    ],
  }
}

function stage(name: string, from: number, to: number): Span {
  const cache: [string, string][] = name === 'plan' ? [['plan cache', 'miss']] : []
  return { name, from, to, depth: 1, tone: 'stage', attributes: [['kind', 'stage of the router'], ...cache] }
}

function fetch(name: string, from: number, to: number, kind: string, asks: string): Span {
  const attributes: Span['attributes'] = [
    ['fetch', kind],
    ['asks for', asks],
    ['took', `${to - from} ms`],
  ]
  return { name, from, to, depth: 1, tone: 'fetch', attributes }
}
