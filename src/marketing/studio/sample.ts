import { createEngine } from '@/playground/engine/engine'
import type { Client } from '@/playground/engine/messages'
import { valueOf } from '@/playground/value-of'
import { behaviors, data, queries, subgraphs } from '@/marketing/home/hero/graph'
import { explorerTypes } from './explorer-types'

export { subgraphs } from '@/marketing/home/hero/graph'

const engine = createEngine()

/** The names of the sample graph's subgraphs, in their order. */
export const subgraphNames = subgraphs.map(({ name }) => name)

/** Who queries the sample graph. Made up, like the shop. */
export const clients: Client[] = [
  {
    name: 'web',
    version: '4.18',
    share: 0.61,
    operations: [
      'query ProductPage($id: ID!) { product(id: $id) { name price inStock rating reviews { text author { name } } } }',
      'query Search($text: String!) { search(text: $text) { name price inStock } }',
    ],
  },
  {
    name: 'ios',
    version: '6.2',
    share: 0.31,
    operations: [
      'query ProductPage($id: ID!) { product(id: $id) { name price inStock } }',
      'query ParcelSize($id: ID!) { product(id: $id) { weight } }',
    ],
  },
  {
    name: 'warehouse',
    version: '2.0',
    share: 0.08,
    operations: ['query PickList { me { orders { items { name weight inStock } } } }'],
  },
]

/** The types of the sample graph, those with most fields first. */
export async function sampleTypes() {
  const composition = valueOf(await engine.compose({ subgraphs }))
  if (!composition.composes) throw new Error('the sample graph of Studio does not compose')
  return explorerTypes(subgraphs, composition.apiSdl, clients).toSorted(
    (a, b) => b.fields.length - a.fields.length,
  )
}

/** A check of the sample graph in which one subgraph replaces a field that two clients use. */
export async function sampleCheck() {
  const after = subgraphs.map(({ name, sdl }) => ({
    name,
    sdl: name === 'products' ? sdl.replace('weight: String!', 'weightGrams: Int!') : sdl,
  }))
  return valueOf(await engine.compare({ before: subgraphs, after, clients }))
}

/** A run of the sample graph's first query. */
export async function sampleTrace() {
  const [first] = queries
  if (!first) throw new RangeError('the sample graph has no query')
  const operation = { query: first.query }
  return valueOf(await engine.execute({ subgraphs, operation, data, behaviors }))
}
