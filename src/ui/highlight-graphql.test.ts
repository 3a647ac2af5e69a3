import { expect, it } from 'vitest'
import { tokenizeGraphql } from './highlight-graphql'

/** The classed tokens of a source, as `text·class`. */
function classes(source: string): string {
  return tokenizeGraphql(source)
    .filter(({ text, name }) => name !== 'p' && text.trim().replaceAll(',', '') !== '')
    .map(({ text, name }) => `${text}·${name ?? '-'}`)
    .join(' ')
}

it.each([
  [
    'a federation header and the type after it',
    'extend schema @link(url: "u", import: ["@key"])\ninterface Node { id: ID! }',
    'extend·k schema·k @link·n url·- "u"·s import·- "@key"·s interface·k Node·t id·f ID·t',
  ],
  [
    'descriptions and values, members and types',
    'input Filter { "how many" max: Int = 10 tags: [String!] = ["a", "b"] type: Kind = NEW }',
    'input·k Filter·t "how many"·c max·f Int·t 10·n tags·f String·t "a"·s "b"·s type·f Kind·t NEW·n',
  ],
  [
    'operations with variables, aliases, fragments and nested input',
    'query Q($f: F = { n: 1 }) { a: items(by: $f, o: { k: UP }) { ...L ... on P { type } } }',
    'query·k Q·f $f·n F·t n·- 1·n a·f items·f by·- $f·n o·- k·- UP·n L·f on·k P·t type·f',
  ],
  [
    'unions, enums, scalars and directive definitions',
    'union U = A | B\nenum E { X @d Y }\nscalar S\ndirective @d(a: T!) repeatable on FIELD | OBJECT',
    'union·k U·t A·t B·t enum·k E·t X·n @d·n Y·n scalar·k S·t directive·k @d·n a·- T·t repeatable·k on·k FIELD·n OBJECT·n',
  ],
  ['a part of a type', 'price(currency: Currency = EUR): Int!', 'price·f currency·- Currency·t EUR·n Int·t'],
])('tokenizes %s', (_, source, tokens) => expect(classes(source)).toBe(tokens))

it('does not throw on invalid text, and loses nothing of it', () => {
  const broken = 'type } ) "open\n""" never closed'
  const texts = tokenizeGraphql(broken).map(({ text }) => text)
  expect(texts.join('')).toBe(broken)
})
