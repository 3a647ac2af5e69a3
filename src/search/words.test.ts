import { expect, test } from 'vitest'
import { createWordReader } from './words'

test.each([
  ['the @shareable directive', ['@shareable', 'shareable', 'directive']],
  ['@key(fields: "id")', ['@key', 'key', 'field', 'id']],
  ['_entities and __typename', ['_entity', 'entity', '__typename', 'typename']],
  ['N+1 in v2.5', ['n+1', 'v2', '5']],
  ['resolveReference', ['resolvereference', 'resolve', 'reference']],
  ['INVALID_FIELD_SHARING', ['invalid_field_sharing', 'invalid', 'field', 'sharing']],
  ['a sub-graph', ['sub', 'graph', 'subgraph']],
  ['Keys, classes and status', ['key', 'classe', 'status']],
  ['Café naïve', ['cafe', 'naive']],
  ['router’s plan', ['router', 'plan']],
])('indexes %s under %o', (text, words) => expect(createWordReader()(text)).toEqual(words))
