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

/** The problems of the exercise with a replacement, as `line field: message`. */
async function problemsOf(from: string, to: string): Promise<string[]> {
  expect(valid).toContain(from)
  const text = valid.replace(from, to)
  const file = path.join(folder, 'share-the-name.yaml')
  writeFileSync(file, text)
  const { data, problems } = parseYaml(text, exerciseSchema, file)
  if (!data) return problems.map(({ line, field, message }) => `${line} ${field}: ${message}`)
  const found = await exerciseProblems({ slug: 'c/share-the-name', file, data, body: '', bodyLine: 1 })
  return found.map(({ line, field, message }) => `${line} ${field}: ${message}`)
}

const mended = 'type Product @key(fields: "id") { id: ID! name: String @shareable }\n  reason'

const solved = '{ id: ID! name: String @shareable }\n'

it.each<[what: string, from: string, to: string, problem?: string | RegExp]>([
  ['nothing: starter fails, solution solves, mistakes are recognized', '', ''],
  ['a starter that is solved', '{ id: ID! name: String }\n', solved, '4 starter: meets every goal already'],
  [
    'a solution that misses a goal, with what was found',
    mended,
    mended.replace(' @shareable', ''),
    /^20 solution: does not meet its goals: The subgraphs compose\. .*INVALID_FIELD_SHARING/,
  ],
  [
    'a mistake that solves',
    '{ id: ID! }\n',
    solved,
    '32 mistakes.0.example: meets every goal, so it is no mistake',
  ],
  [
    'a mistake that gets other feedback',
    '{ id: ID! }\n',
    '{ id: ID! name: Int }\n',
    /^32 mistakes\.0\.example: gets no feedback \(.*INVALID_FIELD_SHARING/,
  ],
  ['a query that does not fit', '{ name }', '{ price }', /^14 query: .*Cannot query field "price"/],
])('reports %s', async (_, from, to, problem) => {
  const found = await problemsOf(from, to)
  expect(found).toHaveLength(problem ? 1 : 0)
  expect(found.join('')).toMatch(problem ?? '')
})
