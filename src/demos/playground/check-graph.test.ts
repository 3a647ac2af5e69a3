import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'check-graph-'))
mkdirSync(join(folder, 'node_modules/@theguild'), { recursive: true })
for (const name of ['@theguild/federation-composition', 'graphql'])
  symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
cpSync('src/demos/playground/check-graph.mjs', join(folder, 'check-graph.mjs'))
afterAll(() => rmSync(folder, { recursive: true }))

const products = 'type Query { product: Product } type Product @key(fields: "id") { id: ID! price: Int }'
const reviews = 'extend type Product @key(fields: "id") { id: ID! @external stars: Int }'

function write(version: string, schemas: Record<string, string>): void {
  mkdirSync(join(folder, version), { recursive: true })
  for (const [name, sdl] of Object.entries(schemas))
    writeFileSync(join(folder, version, `${name}.graphql`), sdl)
}

/** What the script prints for two versions, with only the two packages beside it. */
function check(after: Record<string, string>): { status: number; output: string } {
  rmSync(join(folder, 'after'), { recursive: true, force: true })
  write('before', { products, reviews })
  write('after', after)
  try {
    const output = execFileSync(process.execPath, ['check-graph.mjs', 'before', 'after'], { cwd: folder })
    return { status: 0, output: output.toString() }
  } catch (error) {
    const { status, stdout } = error as { status: number; stdout: Buffer }
    return { status, output: stdout.toString() }
  }
}

it('the script for pull requests passes what breaks no client', () => {
  const added = reviews.replace('stars: Int', 'stars: Int text: String')
  expect(check({ products, reviews: added })).toEqual({
    status: 0,
    output: 'The subgraphs compose. 0 breaking, 0 dangerous.\n',
  })
})

it('fails on a breaking change', () => {
  expect(check({ products: products.replace('price: Int', 'cost: Int'), reviews })).toEqual({
    status: 1,
    output:
      'breaking  FIELD_REMOVED: Product.price was removed.\nThe subgraphs compose. 1 breaking, 0 dangerous.\n',
  })
})

it('fails on subgraphs that do not compose', () => {
  const { status, output } = check({ products, reviews: reviews.replace('@key(fields: "id")', '') })
  expect(status).toBe(1)
  expect(output).toMatch(/^error     SATISFIABILITY_ERROR: /)
})
