import { describe, expect, it } from 'vitest'
import { createEngine } from '../engine/engine'
import type { Goal, GradedExercise, MistakePredicates } from './exercise'
import { gradeExercise } from './grade'

const engine = createEngine()
const link =
  '@link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@shareable", "@external"])'
const products = `extend schema ${link}
type Query { product: Product }
type Product @key(fields: "id") { id: ID! name: String! }`
const reviews = `extend schema ${link}
type Product @key(fields: "id") { id: ID! stars: Int }`

const starter = Object.entries({ products, reviews }).map(([name, sdl]) => ({ name, sdl }))
const exercise = (goals: Goal[], mistakes: GradedExercise['mistakes'] = []) => ({ starter, goals, mistakes })

/** The grade when `changed` replaces schemas of the starter. */
function grade(changed: Record<string, string>, ...given: Parameters<typeof exercise>) {
  const texts = Object.entries(changed).map(([name, sdl]) => ({ name, sdl }))
  return gradeExercise(exercise(...given), texts, engine)
}

/** What was found in place of one goal. */
async function found(goal: Goal, changed: Record<string, string> = {}) {
  const { goals, solved } = await grade(changed, [goal])
  expect(solved).toBe(goals[0]?.met)
  return goals[0]?.found
}

const unshared = { reviews: reviews.replace('stars: Int', 'stars: Int name: String!') }
const shared = {
  products: products.replace('String!', 'String! @shareable'),
  reviews: reviews.replace('stars: Int', 'stars: Int name: String! @shareable'),
}
const labeled = unshared.reviews
  .replace('v2.5', 'v2.7')
  .replace('"@key"', '"@key", "@override"')
  .replace('String!', 'String! @override(from: "products", label: "percent(5)")')

const looser = products.replace('name: String!', 'name: String')
const older = reviews.replace('v2.5', 'v2.0')
const unlinked = reviews.replace(`extend schema ${link}`, '')
const rewritten = `# A comment
"A product" type Product @key(fields: "id") {
  name: String!,
  id: ID!
}
extend schema ${link.replace('"@key", "@shareable"', '"@shareable" "@key"')}
type Query { product: Product }`
const query = '{ product { name stars } }'
const has = (coordinate: string, type?: string): Goal => ({ kind: 'has', coordinate, type })
const lacks = (coordinate: string): Goal => ({ kind: 'lacks', coordinate })
const fails = (code: string): Goal => ({ kind: 'fails', code })
const fetches = (atMost: number): Goal => ({ kind: 'fetches', query, atMost })
const version = (atLeast: string): Goal => ({ kind: 'version', subgraph: 'reviews', atLeast })
const unchanged: Goal = { kind: 'unchanged', subgraph: 'products' }
const resolves: Goal = { kind: 'resolves', subgraph: 'products', coordinate: 'Product.name' }

it.each<[goal: Goal, changed: Record<string, string>, instead: string | undefined]>([
  [{ kind: 'composes' }, {}, undefined],
  [{ kind: 'composes' }, unshared, 'Composition fails with `INVALID_FIELD_SHARING`.'],
  [fails('INVALID_FIELD_SHARING'), unshared, undefined],
  [fails('SATISFIABILITY_ERROR'), unshared, 'Composition fails with `INVALID_FIELD_SHARING` instead.'],
  [fails('INVALID_FIELD_SHARING'), {}, 'The subgraphs compose.'],
  [has('Product.stars', 'Int'), {}, undefined],
  [has('Product.price'), {}, 'The subgraphs compose, but `Product.price` is missing from the API schema.'],
  [has('Product.stars', 'Int!'), {}, 'In the API schema, `Product.stars` has the type `Int`.'],
  [lacks('Product.price'), {}, undefined],
  [lacks('Product.stars'), {}, 'The API schema still has `Product.stars`.'],
  [lacks('Product.price'), unshared, 'The subgraphs do not compose yet.'],
  [fetches(2), {}, undefined],
  [fetches(1), {}, 'The router needs 2 fetches: `products`, then `reviews`.'],
  [version('2.3'), {}, undefined],
  [version('2.6'), {}, 'The `@link` of `reviews` names version 2.5.'],
  [version('2.3'), { reviews: older }, 'The `@link` of `reviews` names version 2.0.'],
  [
    version('2.3'),
    { reviews: unlinked },
    '`reviews` has no `@link` to the federation specification, so it is version 1.',
  ],
  // A schema is compared by what it says, not by how it is written.
  [unchanged, { products: rewritten }, undefined],
  [unchanged, { products: looser }, 'The schema of `products` was changed at `Product`.'],
  [unchanged, { products: 'type {' }, 'The schema of `products` cannot be read.'],
  [resolves, {}, undefined],
  [{ ...resolves, only: true }, {}, undefined],
  [resolves, shared, undefined],
  [{ ...resolves, only: true }, shared, '`products` and `reviews` resolve `Product.name`.'],
  [
    { ...resolves, subgraph: 'reviews', only: true },
    { reviews: labeled },
    'A label of `@override` moves `Product.name` for some requests only.',
  ],
  [{ ...resolves, subgraph: 'reviews' }, {}, '`products` resolves `Product.name`.'],
  [{ ...resolves, coordinate: 'Product.price' }, {}, 'No subgraph resolves `Product.price`.'],
])('%j of %j is answered with %s', async (goal, changed, instead) => {
  expect(await found(goal, changed)).toBe(instead)
})

it('counts a subgraph that provides an external field among those that resolve it', async () => {
  const imported = reviews.replace('"@external"', '"@external", "@provides"')
  const external = imported.replace('stars: Int', 'name: String! @external')
  const both = '`products` and `reviews` resolve `Product.name`.'
  const fields = [
    'top: Product @provides(fields: "name")',
    'shelf: Shelf @provides(fields: "product { name }")',
  ]
  for (const field of fields) {
    const root = `type Query { ${field} } type Shelf { product: Product }`
    expect(await found({ ...resolves, only: true }, { reviews: external + root })).toBe(both)
  }
})

describe('mistakes', () => {
  const goals: Goal[] = [{ kind: 'composes' }, has('Product.price')]
  const feedback = 'That one.'

  it.each<[MistakePredicates, boolean]>([
    [{ composes: false }, true],
    [{ composes: true }, false],
    [{ code: 'INVALID_FIELD_SHARING', message: 'Product.name' }, true],
    [{ code: 'INVALID_FIELD_SHARING', message: 'Product.stars' }, false],
    [{ unmet: 2 }, true],
    [{ unmet: 3 }, false],
    [{ present: [{ subgraph: 'reviews', coordinate: 'Product.name', type: 'String!' }] }, true],
    [{ present: [{ coordinate: 'Product', directive: 'key', argument: 'id' }] }, true],
    [{ present: [{ coordinate: 'Product', directive: 'key', argument: 'sku' }] }, false],
    [{ present: [{ directive: 'link', argument: 'v2.5' }] }, true],
    [{ missing: [{ subgraph: 'reviews', coordinate: 'Product.name', directive: 'shareable' }] }, true],
    [{ missing: [{ coordinate: 'Product.name' }] }, false],
    [{ composes: false, unmet: 3 }, false],
  ])('recognizes %j: %s', async (when, recognized) => {
    const { mistake } = await grade(unshared, goals, [{ when, feedback }])
    expect(mistake).toEqual(recognized ? { index: 0, feedback } : undefined)
  })

  it('recognizes none while a schema does not parse, whatever seems to be missing', async () => {
    const missing = [{ subgraph: 'reviews', coordinate: 'Product', directive: 'key' }]
    const broken = { reviews: reviews.replace('stars: Int', 'stars:') }
    const { mistake } = await grade(broken, goals, [{ when: { composes: false, missing }, feedback }])
    expect(mistake).toBeUndefined()
  })
})

it('places the problems of what does not parse', async () => {
  const goals: Goal[] = [{ kind: 'unchanged', subgraph: 'reviews' }, { kind: 'composes' }]
  const { solved, problems } = await grade({ products: 'type Query {' }, goals)
  expect(solved).toBe(false)
  expect(problems[0]?.places[0]).toMatchObject({ subgraph: 'products' })
})

it('blames no other subgraph while one is changed that has to stay', async () => {
  const mistakes = [{ when: { composes: false }, feedback: 'That one.' }]
  const graded = await grade({ products: products.replaceAll('id', 'sku') }, [unchanged], mistakes)
  expect(graded).toMatchObject({ solved: false, goals: [{ met: false }] })
  expect(graded.mistake).toBeUndefined()
})
