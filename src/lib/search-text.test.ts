import { expect, test } from 'vitest'
import { searchPatterns, searchText } from './search-text'

test('contains the texts and numbers of nested values, in lower case', () => {
  const answers = { name: 'Zoë MÜLLER', team: 12, pool: true, topics: ['Pricing', 'Security'], none: null }
  expect(searchText(answers, { plan: 'Scale' })).toBe('zoë müller\n12\npricing\nsecurity\nscale')
})

test('every word is searched for itself, and its wildcards stand for themselves', () => {
  expect(searchPatterns('  Ada  100%_\\ ')).toEqual(['%ada%', String.raw`%100\%\_\\%`])
  expect(searchPatterns(' ')).toEqual([])
  expect(searchPatterns('a '.repeat(1000))).toHaveLength(8)
})
