import path from 'node:path'
import { expect, test } from 'vitest'
import { compositionProblems } from './compositions'

function messagesFor(fence: string, code: string) {
  const body = `\n\`\`\`${fence}\n${code}\n\`\`\`\n`
  const file = path.resolve('content/pages/x.md')
  return compositionProblems({ slug: 'x', file, data: {}, body, bodyLine: 5 })
}

test.each([
  ['graphql {% expect="ok" %}', 'type Query { a: ID }', 'has expect but no subgraph'],
  ['graphql {% second="ok" %}', 'type Query { a: ID }', 'has second but no subgraph'],
  ['graphql {% example="shop" %}', 'type Query { a: ID }', 'has example but no subgraph'],
  ['graphql', 'type Query { a: }', 'is not GraphQL: Syntax Error'],
  ['graphql', 'type Query { a: ID', 'fragment=true'],
])('%s is refused with its line', async (fence, code, message) => {
  expect(await messagesFor(fence, code)).toEqual([
    { file: 'content/pages/x.md', line: 6, field: 'fence', message: expect.stringContaining(message) },
  ])
})

test.each([
  ['graphql', '{ a }'],
  ['graphql {% fragment=true %}', 'a: ID! @external'],
  ['text', 'type Query { a: }'],
])('%s is fine', async (fence, code) => expect(await messagesFor(fence, code)).toEqual([]))
