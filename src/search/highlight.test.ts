import { expect, test } from 'vitest'
import { excerpt, highlight } from './highlight'

test('highlights matches as written in the text', () => {
  const marked = highlight('Keys: @key on entities, not monkeys.', ['@key', 'key', 'entity'])
  expect(marked.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Keys', '@key', 'entities'])
  expect(marked.map(({ text }) => text).join('')).toBe('Keys: @key on entities, not monkeys.')
})

test('an excerpt contains the matches; a short text stays whole', () => {
  const long = `${'before and '.repeat(40)}the router plans it ${'and after '.repeat(40)}`.trim()
  const shown = excerpt(long, ['router', 'plan'])
  expect(shown).toContain('router plans')
  expect(shown).toMatch(/^… .+ …$/)
  expect(shown.length).toBeLessThan(160)
  expect(excerpt('The router plans it.', ['router'])).toBe('The router plans it.')
  expect(excerpt(long, [])).toMatch(/^before/)
})
