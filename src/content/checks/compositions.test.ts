import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import type { Snippet } from '../schemas/feature'

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

it('accepts an example on which both composers agree', async () => {
  expect(await messagesFor(agreed)).toEqual([])
})

it('reports an example on which they differ, with the reason of the second', async () => {
  const [message] = await messagesFor(disputed)
  expect(message).toMatch(/the second composer \(.+\) says refused: .*label.*declare "second" as refused/s)
})

it('accepts a difference that the example declares', async () => {
  expect(await messagesFor(disputed, { second: 'refused', differs: 'Labels' })).toEqual([])
})

it('reports a declared difference that is none', async () => {
  expect(await messagesFor(agreed, { second: 'ok' })).toEqual([expect.stringContaining('delete it')])
  expect(await messagesFor(agreed, { second: 'refused' })).toEqual([expect.stringContaining('says ok')])
})

const bicycle = 'type Query { bicycle: ID }'

it('reports what the third composer says, unless the example declares it', async () => {
  expect(await messagesFor(bicycle)).toEqual([
    expect.stringMatching(/third composer .+ says NO_BICYCLE: no bicycles; declare "third" as NO_BICYCLE/),
  ])
  expect(await messagesFor(bicycle, { third: 'NO_BICYCLE', differs: 'Wheels' })).toEqual([])
  expect(await messagesFor('type Query { unicycle: ID }', { third: 'CRASH' })).toEqual([
    expect.stringContaining('"differs"'),
  ])
  expect(await messagesFor(agreed, { third: 'NO_BICYCLE' })).toEqual([expect.stringContaining('says ok')])
  expect(await messagesFor(agreed, { third: 'ok' })).toEqual([expect.stringContaining('delete it')])
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
    const file = path.resolve('content/features/build.yaml')
    const entry = {
      slug: 'build',
      file,
      body: '',
      bodyLine: 1,
      data: { feats: [{ codeSnippets: snippets }] },
    }
    return (await compositionProblems(entry)).map(({ message }) => message)
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
