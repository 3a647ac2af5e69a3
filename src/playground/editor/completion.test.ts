// @vitest-environment happy-dom
import { CompletionContext } from '@codemirror/autocomplete'
import { EditorState } from '@codemirror/state'
import { graphqlLanguage } from 'cm6-graphql'
import { expect, it } from 'vitest'
import { federationDirectives } from '../engine/problems/fixes/imports'
import { completeQuery, completeSchema } from './completion'

const apiSdl = `type Query {
  products(first: Int = 10, after: String): [Product!]!
  node(id: ID!): Node
}

type Product implements Node {
  id: ID!
  """A text"""
  maker: Company
}

type Company {
  name: String
}

interface Node {
  id: ID!
}
`

/** What completion offers at the `|` of a text. */
function offered(
  text: string,
  complete: (context: CompletionContext) => { options: readonly { label: string }[] } | null,
) {
  const state = EditorState.create({ doc: text.replace('|', ''), extensions: [graphqlLanguage] })
  return (
    complete(new CompletionContext(state, text.indexOf('|'), true))?.options.map(({ label }) => label) ?? []
  )
}
const inQuery = (text: string) => offered(text, (context) => completeQuery(context, apiSdl))
const inSchema = (text: string) => offered(text, (context) => completeSchema(context, ['Product', 'Company']))

it('offers the fields of the type that surrounds the cursor', () => {
  expect(inQuery('{ | }')).toEqual(['products', 'node', '__typename'])
  expect(inQuery('{ products { m| } }')).toContain('maker')
  expect(inQuery('{ list: products(first: 1) { id maker { | } } }')).toEqual(['name', '__typename'])
  expect(inQuery('{ node(id: 1) { ... on Product { | } } }')).toContain('maker')
  expect(inQuery('fragment F on Company { | }')).toContain('name')
})

it('offers federation directives, types and keywords where they belong', () => {
  expect(inSchema('type A @k|')).toEqual(expect.arrayContaining(['@key', '@shareable', '@external']))
  // @extends belongs to version 1, where nothing is imported.
  const imported = federationDirectives.filter((name) => name !== 'extends').map((name) => `@${name}`)
  expect(inSchema('type A @|')).toEqual(expect.arrayContaining(imported))
  expect(inSchema('type A {\n  product: P|')).toEqual(expect.arrayContaining(['Product', 'String']))
  expect(inSchema('ty|')).toContain('type')
  expect(inSchema('type A {\n  pro|')).toEqual([])
})
