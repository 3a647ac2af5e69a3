import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import type { Snippet } from '../schemas/feature'
import type { Entry } from '../types'

/** A third composer that someone installed elsewhere: it refuses what mentions a bicycle, and crashes on a unicycle. */
const elsewhere = temporaryFolder()
const installed = path.join(elsewhere, 'node_modules/@apollo/composition')
mkdirSync(installed, { recursive: true })
writeFileSync(path.join(installed, 'package.json'), '{ "version": "1.2.3", "main": "index.cjs" }')
writeFileSync(
  path.join(installed, 'index.cjs'),
  `exports.composeServices = (services) => {
    const text = JSON.stringify(services)
    if (text.includes('unicycle')) throw new Error('one wheel')
    if (!text.includes('bicycle')) return { hints: [] }
    return { errors: [{ message: 'no bicycles', extensions: { code: 'NO_BICYCLE' } }] }
  }`,
)
vi.stubEnv('THIRD_COMPOSER_PATH', elsewhere)

const { compositionProblems } = await import('./compositions')
const { thirdComposer } = await import('./third-composer')

/** A subgraph that the first composer accepts and the second refuses, which does not know the label of an override. */
const disputed = `extend schema
  @link(url: "https://specs.apollo.dev/federation/v2.7", import: ["@key", "@override"])
type Query { product: Product }
type Product @key(fields: "sku") { sku: ID! stock: Int @override(from: "catalog", label: "percent(5)") }`

const agreed = 'type Query { sku: ID }'

const bodyProblemsOf = (fence: string, code: string) =>
  compositionProblems({
    slug: 'x',
    file: path.resolve('content/pages/x.md'),
    body: `\n\`\`\`${fence}\n${code}\n\`\`\`\n`,
    bodyLine: 5,
  })

async function messagesFor(code: string, extra: { second?: string; third?: string; differs?: string } = {}) {
  const more = Object.entries(extra).map(([name, value]) => `${name}="${value}"`)
  const annotation = ['subgraph="stock" expect="ok"', ...more].join(' ')
  const problems = await bodyProblemsOf(`graphql {% ${annotation} %}`, code)
  return problems.map(({ message }) => message)
}

const bicycle = 'type Query { bicycle: ID }'

it.each<[says: string, code: string, extra: Parameters<typeof messagesFor>[1], message?: RegExp]>([
  ['agree', agreed, {}],
  ['differ', disputed, {}, /the second composer \(.+\) says refused: .*label.*declare "second" as refused/s],
  ['differ as declared', disputed, { second: 'refused', differs: 'Labels' }],
  ['agree in spite of a declaration', agreed, { second: 'ok' }, /delete it/],
  ['agree, but are declared to differ', agreed, { second: 'refused' }, /says ok/],
  ['refuse: the third', bicycle, {}, /says NO_BICYCLE: no bicycles; declare "third" as NO_BICYCLE/],
  ['refuse as declared', bicycle, { third: 'NO_BICYCLE', differs: 'Wheels' }],
  ['crash, without a reason', 'type Query { unicycle: ID }', { third: 'CRASH' }, /"differs"/],
  ['agree, but the third is declared to refuse', agreed, { third: 'NO_BICYCLE' }, /says ok/],
  ['agree in spite of a declaration of the third', agreed, { third: 'ok' }, /delete it/],
])('composers %s', async (_, code, extra, message) => {
  const found = await messagesFor(code, extra)
  expect(found).toHaveLength(message ? 1 : 0)
  expect(found.join('')).toMatch(message ?? '')
})

it('needs the third composer only in the folder that is named', () => {
  expect(thirdComposer(elsewhere)).toMatchObject({ name: '@apollo/composition', version: '1.2.3' })
  expect(() => thirdComposer(tmpdir())).toThrow('Cannot find module')
})

it.each([
  ['graphql {% expect="ok" %}', 'type Query { a: ID }', 'has expect but no subgraph'],
  ['graphql {% second="ok" %}', 'type Query { a: ID }', 'has second but no subgraph'],
  ['graphql {% example="shop" %}', 'type Query { a: ID }', 'has example but no subgraph'],
  ['graphql', 'type Query { a: }', 'is not GraphQL: Syntax Error'],
  ['graphql', 'type Query { a: ID', 'fragment=true'],
])('refuses a listing that is %s with its line', async (fence, code, message) => {
  expect(await bodyProblemsOf(fence, code)).toEqual([
    { file: 'content/pages/x.md', line: 6, field: 'fence', message: expect.stringContaining(message) },
  ])
})

it.each([
  ['graphql', '{ a }'],
  ['graphql {% fragment=true %}', 'a: ID! @external'],
  ['text', 'type Query { a: }'],
])('accepts a listing that is %s', async (fence, code) =>
  expect(await bodyProblemsOf(fence, code)).toEqual([]),
)

it('composes the listings of features, and validates queries against them', async () => {
  const messages = async (...codeSnippets: Partial<Snippet>[]) => {
    const snippets = codeSnippets.map((one) => ({ filename: 'a.graphql', language: 'graphql', ...one }))
    const entry = { slug: 'build', file: path.resolve('content/features/build.yaml'), body: '', bodyLine: 1 }
    const data = { feats: [{ codeSnippets: snippets }] }
    return (await compositionProblems({ ...entry, data } as Entry<unknown>)).map(({ message }) => message)
  }
  const schema = { content: 'type Query { sku: ID }', subgraph: 'a', expect: 'ok', example: 'shop' }
  expect(await messages(schema, { content: 'no schema at all', language: 'text' })).toEqual([])
  expect(await messages({ ...schema, content: 'type Query { sku: Missing }' })).toEqual([
    expect.stringContaining('declares ok'),
  ])
  expect(await messages(schema, { content: '{ price }', against: 'shop' })).toEqual([
    expect.stringContaining('price'),
  ])
})
