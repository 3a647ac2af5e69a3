import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '@/lib/testing/temporary-folder'

const folder = temporaryFolder()
mkdirSync(join(folder, 'node_modules/@theguild'), { recursive: true })
for (const name of ['@theguild/federation-composition', 'graphql'])
  symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
cpSync('src/demos/playground/check-graph.mjs', join(folder, 'check-graph.mjs'))

const products = 'type Query { product: Product } type Product @key(fields: "id") { id: ID! price: Int }'
const reviews = 'extend type Product @key(fields: "id") { id: ID! @external stars: Int }'

/** What the script prints for two versions, with only the two packages beside it. */
function check(after: Record<string, string>, before = { products, reviews }) {
  for (const [version, schemas] of Object.entries({ before, after })) {
    mkdirSync(join(folder, version), { recursive: true })
    for (const [name, sdl] of Object.entries(schemas))
      writeFileSync(join(folder, version, `${name}.graphql`), sdl)
  }
  const options = { cwd: folder, encoding: 'utf8' } as const
  return spawnSync(process.execPath, ['check-graph.mjs', 'before', 'after'], options)
}

it.each([
  [
    'passes what breaks no client',
    { products, reviews: reviews.replace('stars: Int', 'stars: Int text: String') },
    0,
    /^The subgraphs compose. 0 breaking, 0 dangerous.\n$/,
  ],
  [
    'fails on a breaking change',
    { products: products.replace('price: Int', 'cost: Int'), reviews },
    1,
    /^breaking  FIELD_REMOVED: Product.price was removed.\nThe subgraphs compose. 1 breaking, 0 dangerous.\n$/,
  ],
  [
    'fails on subgraphs that do not compose',
    { products, reviews: reviews.replace('@key(fields: "id")', '') },
    1,
    /^error     after: SATISFIABILITY_ERROR: /,
  ],
  [
    'passes a repair of subgraphs that did not compose, and says that it compared nothing',
    { products, reviews },
    0,
    /^error     before: INVALID_GRAPHQL: .*\nThe subgraphs compose. Nothing to compare with in before.\n$/,
    { products, reviews: 'type Product { id: Nope }' },
  ],
])('the script for pull requests %s', (_, after, status, output, before?: typeof after) => {
  expect(check(after, before)).toMatchObject({ status, stdout: expect.stringMatching(output) as string })
})
