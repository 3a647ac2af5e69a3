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

const exercise = (goals: Goal[], mistakes: GradedExercise['mistakes'] = []): GradedExercise => ({
  starter: [
    { name: 'products', sdl: products },
    { name: 'reviews', sdl: reviews },
  ],
  goals,
  mistakes,
})

/** What was found in place of one goal when `changed` replaces the schemas of the starter. */
async function found(goal: Goal, changed: Record<string, string> = {}) {
  const texts = Object.entries(changed).map(([name, sdl]) => ({ name, sdl }))
  const { goals, solved } = await gradeExercise(exercise([goal]), texts, engine)
  expect(solved).toBe(goals[0]?.met)
  return goals[0]?.found
}

const unshared = { reviews: reviews.replace('stars: Int', 'stars: Int name: String!') }
const shared = {
  products: products.replace('String!', 'String! @shareable'),
  reviews: reviews.replace('stars: Int', 'stars: Int name: String! @shareable'),
}

describe('goals', () => {
  it('tells which code composition fails with', async () => {
    expect(await found({ kind: 'composes' })).toBeUndefined()
    expect(await found({ kind: 'composes' }, unshared)).toBe(
      'Composition fails with `INVALID_FIELD_SHARING`.',
    )
    expect(await found({ kind: 'fails', code: 'INVALID_FIELD_SHARING' }, unshared)).toBeUndefined()
    expect(await found({ kind: 'fails', code: 'SATISFIABILITY_ERROR' }, unshared)).toBe(
      'Composition fails with `INVALID_FIELD_SHARING` instead.',
    )
    expect(await found({ kind: 'fails', code: 'INVALID_FIELD_SHARING' })).toBe('The subgraphs compose.')
  })

  it('looks into the API schema', async () => {
    expect(await found({ kind: 'has', coordinate: 'Product.stars', type: 'Int' })).toBeUndefined()
    expect(await found({ kind: 'has', coordinate: 'Product.price' })).toBe(
      'The subgraphs compose, but `Product.price` is missing from the API schema.',
    )
    expect(await found({ kind: 'has', coordinate: 'Product.stars', type: 'Int!' })).toBe(
      'In the API schema, `Product.stars` has the type `Int`.',
    )
    expect(await found({ kind: 'lacks', coordinate: 'Product.price' })).toBeUndefined()
    expect(await found({ kind: 'lacks', coordinate: 'Product.stars' })).toBe(
      'The API schema still has `Product.stars`.',
    )
    expect(await found({ kind: 'lacks', coordinate: 'Product.price' }, unshared)).toBe(
      'The subgraphs do not compose yet.',
    )
  })

  it('counts the fetches of a query and names their order', async () => {
    const query = '{ product { name stars } }'
    expect(await found({ kind: 'fetches', query, atMost: 2 })).toBeUndefined()
    expect(await found({ kind: 'fetches', query, atMost: 1 })).toBe(
      'The router needs 2 fetches: `products`, then `reviews`.',
    )
    expect(await found({ kind: 'fetches', query: '{ product { price } }', atMost: 1 })).toContain(
      'Cannot query field "price"',
    )
  })

  it('reads the federation version of a subgraph from its link', async () => {
    const goal: Goal = { kind: 'version', subgraph: 'reviews', atLeast: '2.3' }
    expect(await found(goal)).toBeUndefined()
    expect(await found({ ...goal, atLeast: '2.6' })).toBe('The `@link` of `reviews` names version 2.5.')
    expect(await found(goal, { reviews: reviews.replace('v2.5', 'v2.0') })).toBe(
      'The `@link` of `reviews` names version 2.0.',
    )
    expect(await found(goal, { reviews: reviews.replace(`extend schema ${link}`, '') })).toBe(
      '`reviews` has no `@link` to the federation specification, so it is version 1.',
    )
  })

  it('compares a schema by what it says, not by how it is written', async () => {
    const goal: Goal = { kind: 'unchanged', subgraph: 'products' }
    const rewritten = `# A comment
"A product" type Product @key(fields: "id") {
  name: String!,
  id: ID!
}
extend schema ${link.replace('"@key", "@shareable"', '"@shareable" "@key"')}
type Query { product: Product }`
    expect(await found(goal, { products: rewritten })).toBeUndefined()
    expect(await found(goal, { products: products.replace('name: String!', 'name: String') })).toBe(
      'The schema of `products` was changed at `Product`.',
    )
    expect(await found(goal, { products: 'type {' })).toBe('The schema of `products` cannot be read.')
  })

  it('counts a subgraph that provides an external field among those that resolve it', async () => {
    const imported = (sdl: string) => sdl.replace('"@external"', '"@external", "@provides"')
    const external = reviews.replace('stars: Int', 'name: String! @external')
    const goal: Goal = { kind: 'resolves', subgraph: 'products', coordinate: 'Product.name', only: true }
    const root = (type: string) => `type Query { ${type} @provides(fields: "${providedBy[type]}") } ${extra}`
    const providedBy: Record<string, string> = { 'top: Product': 'name', 'shelf: Shelf': 'product { name }' }
    const extra = 'type Shelf { product: Product }'
    for (const type of Object.keys(providedBy))
      expect(await found(goal, { reviews: imported(external) + root(type) })).toBe(
        '`products` and `reviews` resolve `Product.name`.',
      )
  })

  it('knows who resolves a field', async () => {
    const goal: Goal = { kind: 'resolves', subgraph: 'products', coordinate: 'Product.name' }
    expect(await found(goal)).toBeUndefined()
    expect(await found({ ...goal, only: true })).toBeUndefined()
    expect(await found(goal, shared)).toBeUndefined()
    expect(await found({ ...goal, only: true }, shared)).toBe(
      '`products` and `reviews` resolve `Product.name`.',
    )
    expect(await found({ ...goal, subgraph: 'reviews' })).toBe('`products` resolves `Product.name`.')
    expect(await found({ ...goal, coordinate: 'Product.price' })).toBe(
      'No subgraph resolves `Product.price`.',
    )
  })
})

describe('mistakes', () => {
  const goals: Goal[] = [{ kind: 'composes' }, { kind: 'has', coordinate: 'Product.price' }]
  const grade = (when: MistakePredicates, changed: Record<string, string>) =>
    gradeExercise(
      exercise(goals, [{ when, feedback: 'That one.' }]),
      Object.entries(changed).map(([name, sdl]) => ({ name, sdl })),
      engine,
    )

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
    const { mistake } = await grade(when, unshared)
    expect(mistake).toEqual(recognized ? { index: 0, feedback: 'That one.' } : undefined)
  })

  it('recognizes none while a schema does not parse, whatever seems to be missing', async () => {
    const { mistake } = await grade(
      { composes: false, missing: [{ subgraph: 'reviews', coordinate: 'Product', directive: 'key' }] },
      { reviews: reviews.replace('stars: Int', 'stars:') },
    )
    expect(mistake).toBeUndefined()
  })

  it('says nothing of a mistake once the goals are met', async () => {
    const priced = products.replace('name: String!', 'name: String! price: Int')
    const { solved, mistake } = await grade({ composes: true }, { products: priced })
    expect({ solved, mistake }).toEqual({ solved: true, mistake: undefined })
  })
})

it('takes missing subgraphs from the starter and ignores unknown ones', async () => {
  const { solved } = await gradeExercise(
    exercise([{ kind: 'composes' }]),
    [{ name: 'else', sdl: 'no schema' }],
    engine,
  )
  expect(solved).toBe(true)
})

it('places the problems of what does not parse', async () => {
  const { solved, problems } = await gradeExercise(
    exercise([{ kind: 'unchanged', subgraph: 'reviews' }, { kind: 'composes' }]),
    [{ name: 'products', sdl: 'type Query {' }],
    engine,
  )
  expect(solved).toBe(false)
  expect(problems[0]?.places[0]).toMatchObject({ subgraph: 'products' })
})

it('gives the reason when the engine gives no verdict', async () => {
  const { solved, goals, failure } = await gradeExercise(
    exercise([{ kind: 'fails', code: 'INVALID_GRAPHQL' }]),
    [{ name: 'products', sdl: `type Query { a: ${'['.repeat(5000)}` }],
    engine,
  )
  expect(solved).toBe(false)
  expect(goals).toEqual([{ met: false, text: 'Composition fails with `INVALID_GRAPHQL`.' }])
  expect(failure?.reason).toBe('too-large')
})

it('blames no other subgraph while one is changed that has to stay', async () => {
  const kept: Goal[] = [{ kind: 'unchanged', subgraph: 'products' }]
  const mistakes = [{ when: { composes: false }, feedback: 'That one.' }]
  const graded = await gradeExercise(
    exercise(kept, mistakes),
    [{ name: 'products', sdl: products.replaceAll('id', 'sku') }],
    engine,
  )
  expect(graded).toMatchObject({ solved: false, goals: [{ met: false }] })
  expect(graded.mistake).toBeUndefined()
})
