import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { exerciseSchema } from '../schemas/exercise'
import { parseYaml } from '../yaml'
import { exerciseProblems } from './exercises'

const folder = temporaryFolder()

const valid = `title: Share the name
task: Make the two subgraphs compose without removing a field.
hints: []
starter:
  - name: products
    sdl: |
      extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@shareable"])
      type Query { product: Product }
      type Product @key(fields: "id") { id: ID! name: String @shareable }
  - name: reviews
    sdl: |
      extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@shareable"])
      type Product @key(fields: "id") { id: ID! name: String }
query: "{ product { name } }"
goals:
  - kind: composes
  - kind: resolves
    subgraph: reviews
    coordinate: Product.name
solution:
  subgraphs:
    - name: reviews
      sdl: |
        extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@shareable"])
        type Product @key(fields: "id") { id: ID! name: String @shareable }
  reason: Everyone who resolves the field says so.
mistakes:
  - when:
      composes: true
      missing: [{ subgraph: reviews, coordinate: Product.name }]
    feedback: The field is gone from reviews.
    example:
      - name: reviews
        sdl: |
          extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@shareable"])
          type Product @key(fields: "id") { id: ID! }
`

/** The problems of the exercise with replacements, as `line field: message`. */
async function problemsOf(...replacements: [from: string, to: string][]): Promise<string[]> {
  const text = replacements.reduce((changed, [from, to]) => {
    expect(changed).toContain(from)
    return changed.replace(from, to)
  }, valid)
  const file = path.join(folder, 'share-the-name.yaml')
  writeFileSync(file, text)
  const { data, problems } = parseYaml(text, exerciseSchema, file)
  if (!data) return problems.map(({ line, field, message }) => `${line} ${field}: ${message}`)
  const found = await exerciseProblems({ slug: 'c/share-the-name', file, data, body: '', bodyLine: 1 })
  return found.map(({ line, field, message }) => `${line} ${field}: ${message}`)
}

const mended = 'type Product @key(fields: "id") { id: ID! name: String @shareable }\n  reason'

it('accepts an exercise whose starter fails, whose solution solves, and whose mistakes are recognized', async () => {
  expect(await problemsOf()).toEqual([])
})

it('reports a starter that meets every goal', async () => {
  expect(await problemsOf(['{ id: ID! name: String }\n', '{ id: ID! name: String @shareable }\n'])).toEqual([
    '4 starter: meets every goal already',
  ])
})

it('reports a solution that misses a goal, with what was found', async () => {
  const [problem, ...others] = await problemsOf([mended, mended.replace(' @shareable', '')])
  expect(problem).toMatch(
    /^20 solution: does not meet its goals: The subgraphs compose\. .*INVALID_FIELD_SHARING/,
  )
  expect(others).toEqual([])
})

it('reports a mistake that solves the exercise, and one that gets other feedback', async () => {
  const example = '{ id: ID! }\n'
  expect(await problemsOf([example, '{ id: ID! name: String @shareable }\n'])).toEqual([
    '32 mistakes.0.example: meets every goal, so it is no mistake',
  ])
  expect(await problemsOf([example, '{ id: ID! name: Int }\n'])).toEqual([
    expect.stringMatching(/^32 mistakes\.0\.example: gets no feedback \(.*INVALID_FIELD_SHARING/),
  ])
})

it('reports a query that does not fit', async () => {
  expect(await problemsOf(['{ product { name } }', '{ product { price } }'])).toEqual([
    expect.stringMatching(/^14 query: .*Cannot query field "price"/),
  ])
})
