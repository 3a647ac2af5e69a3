import { expect, it } from 'vitest'
import { createHeadingIds } from './headings'

it.each([
  ['Why X (Y)?', 'why-x-y'],
  ['Reads: the  N+1 case', 'reads-the-n1-case'],
  ['Überblick – kurz', 'überblick-kurz'],
  ['???', 'section'],
])('%s becomes %s', (text, id) => {
  expect(createHeadingIds()(text)).toBe(id)
})

it('prefers an explicit id and numbers repeated ones', () => {
  const headingId = createHeadingIds()
  expect(headingId('Limits')).toBe('limits')
  expect(headingId('Limits')).toBe('limits-2')
  expect(headingId('Anything', 'limits')).toBe('limits-3')
  expect(headingId('Anything', 'own')).toBe('own')
})
