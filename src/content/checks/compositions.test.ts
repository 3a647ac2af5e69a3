import { expect, it } from 'vitest'
import { fenceProblems, type Fence } from './compositions'

/** A subgraph that the first composer accepts and the second refuses, which does not know the label of an override. */
const disputed = `extend schema
  @link(url: "https://specs.apollo.dev/federation/v2.7", import: ["@key", "@override"])
type Query { product: Product }
type Product @key(fields: "sku") { sku: ID! stock: Int @override(from: "catalog", label: "percent(5)") }`

const agreed = 'type Query { sku: ID }'

function messagesFor(code: string, extra: Partial<Fence> = {}) {
  const fence: Fence = { line: 1, code, subgraph: 'stock', expect: 'ok', example: 'shop', ...extra }
  return fenceProblems('a.md', [fence]).then((problems) => problems.map(({ message }) => message))
}

it('accepts an example on which both composers agree', async () => {
  expect(await messagesFor(agreed)).toEqual([])
})

it('reports an example on which they differ, with the reason of the second', async () => {
  const [message] = await messagesFor(disputed)
  expect(message).toMatch(/the second composer \(.+\) says refused: .*label.*declare "second" as refused/s)
})

it('accepts a difference that the example declares', async () => {
  expect(await messagesFor(disputed, { second: 'refused' })).toEqual([])
})

it('reports a declared difference that is none', async () => {
  expect(await messagesFor(agreed, { second: 'ok' })).toEqual([expect.stringContaining('delete it')])
  expect(await messagesFor(agreed, { second: 'refused' })).toEqual([expect.stringContaining('says ok')])
})
