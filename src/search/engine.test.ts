import { expect, test } from 'vitest'
import { createSearch } from './engine'
import type { Entry, Kind } from './entry'

function entry(kind: Kind, href: string, title: string, heading = '', text = ''): Entry {
  return { kind, href, title, heading, text }
}

const entries = [
  entry('page', '/pricing', 'Pricing', '', 'Four plans, or your own machines.'),
  entry('page', '/router-gateway', 'Router / Gateway', '', 'Plans each operation, limits its @cost.'),
  entry('page', '/router-gateway#migration', 'Router / Gateway', 'Replace a router', 'From another router.'),
  entry('page', '/jobs', 'Jobs', '', 'Open positions.'),
  entry('page', '/other-federation-jobs', 'Federation jobs', '', 'At companies that use it.'),
  entry('page', '/use-cases/m', 'Microservice federation', '', 'When you need federation.'),
  entry('page', '/blog/authors/x', 'Posts by X', '', 'Schema contracts. Routers. Entities.'),
  entry('feature', '/cosmo/features#Schema-Contracts', 'Schema Contracts', '', 'For several audiences.'),
  entry('feature', '/cosmo/features#OIDC', 'OIDC', '', 'Single sign-on with Keycloak.'),
  entry('chapter', '/learn/f/entities', 'Entities and their keys', '', 'What @key promises.'),
  entry('chapter', '/learn/f/entities#travels', 'Entities and their keys', 'What travels', 'By _entities.'),
  entry('chapter', '/learn/f/shareable', 'The shareable directive', '', 'Mark a field with @shareable.'),
  entry('page', '/blog', 'Blog'),
  entry('post', '/blog/n-plus-one', 'N+1 across subgraphs', '', 'Batches of lookups, and their cost.'),
  entry('post', '/blog/subscriptions', 'Subscriptions over an event bus', '', 'Stateless subgraphs.'),
]
const search = await createSearch(entries)
const first = (query: string) => search(query)[0]?.href

test.each([
  // More of them, in the index of the finished build, are in tests/e2e/search.spec.ts.
  ['rou', '/router-gateway'],
  ['j', '/jobs'],
  ['p', '/pricing'],
  ['federation', '/use-cases/m'],
  ['sso', '/cosmo/features#OIDC'],
  ['schema contract', '/cosmo/features#Schema-Contracts'],
  ['shema contrcts', '/cosmo/features#Schema-Contracts'],
  ['what is an entity', '/learn/f/entities'],
  ['_entities', '/learn/f/entities#travels'],
  ['@Shareable', '/learn/f/shareable'],
  ['sharable', '/learn/f/shareable'],
  ['n+1', '/blog/n-plus-one'],
  ['sub-graphs n+1', '/blog/n-plus-one'],
  ['websockets', '/blog/subscriptions'],
])('%s finds %s first', (query, href) => expect(first(query)).toBe(href))

test('unknown words do not prevent results for the others, and whole words come first', () => {
  expect(search('router zzzzzz')[0]).toMatchObject({ href: '/router-gateway', partial: true })
  expect(search('key').map(({ href }) => href)).toEqual([
    '/learn/f/entities',
    '/learn/f/entities#travels',
    '/cosmo/features#OIDC',
  ])
  expect(search('how much does it cost').map(({ href }) => href)).toEqual(['/pricing'])
  // A word that the index has is not misspelled.
  expect(search('@cost').map(({ href }) => href)).toEqual(['/router-gateway'])
})

test.each(['', ' ', '!?', 'a', 'the', 'how to', 'A', 'z', 'zz', 'blorp', '\u0000', '(((', '*'.repeat(200)])(
  '%j finds nothing',
  (query) => expect(search(query)).toEqual([]),
)

test('long queries and words such as constructor do not throw', () => {
  for (const word of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
    expect(() => search(`${word} `.repeat(2000))).not.toThrow()
})

test('returns at most three sections of a page', async () => {
  const sections = Array.from({ length: 9 }, (_, at) => entry('post', `/blog/x#${at}`, 'Kafka', `Part ${at}`))
  const found = (await createSearch([...sections, entry('post', '/blog/x', 'Kafka')]))('kafka')
  expect(found).toHaveLength(4)
  expect(found[0]?.href).toBe('/blog/x')
})
