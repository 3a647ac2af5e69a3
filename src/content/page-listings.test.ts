import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, graphql } from 'graphql'
import { expect, it } from 'vitest'
import { compose } from './checks/verdicts'
import { contentRoot } from './source'

/** The listing of a page with a file name. */
function listing(page: string, filename: string): string {
  const text = readFileSync(path.join(contentRoot, 'pages', `${page}.md`), 'utf8')
  const [, code] = new RegExp(`filename="${filename}".*\\n([^]*?)\\n\`\`\``).exec(text) ?? []
  if (!code) throw new Error(`${page} has no listing ${filename}`)
  return code
}

it('the schema of Connect composes without the directive that only the platform knows', async () => {
  const schema = listing('connect', 'account.graphql').replace(/@connect__fieldResolver\(.*\)/, '')
  const sdl = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])\n${schema}`
  expect(await compose([{ name: 'accounts', sdl }])).toMatchObject({ codes: ['ok'] })
})

it('a caller without the scope gets null for the total and the rest of the order', async () => {
  const schema = listing('use-cases/{product}-as-hasura-cloud-alternative', 'ordering.graphql')
    .replace(/extend schema\s+@link\([^)]*\)/, '')
    .replaceAll(/@\w+\((?:\([^)]*\)|[^()])*\)/g, '')
  const rootValue = { order: { id: '1', total: null, placedAt: '2026-03-10' } }
  const source = '{ order(id: "1") { id total placedAt } }'
  const { data, errors } = await graphql({ schema: buildSchema(schema), source, rootValue })
  expect(errors).toBeUndefined()
  expect(data).toEqual(rootValue)
})
