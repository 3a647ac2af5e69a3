import { expect, test } from 'vitest'
import { excerpt, highlight } from './highlight'

test('marks what was found in the form in which it is written', () => {
  const marked = highlight('Keys: @key on entities, not monkeys.', ['@key', 'key', 'entity'])
  expect(marked.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Keys', '@key', 'entities'])
  expect(marked.map(({ text }) => text).join('')).toBe('Keys: @key on entities, not monkeys.')
})

test('an excerpt shows the words, and is the text itself where that is short', () => {
  const long = `${'before and '.repeat(40)}the router plans it ${'and after '.repeat(40)}`.trim()
  const shown = excerpt(long, ['router', 'plan'])
  expect(shown).toContain('router plans')
  expect(shown).toMatch(/^… .+ …$/)
  expect(shown.length).toBeLessThan(160)
  expect(excerpt('The router plans it.', ['router'])).toBe('The router plans it.')
  expect(excerpt(long, [])).toMatch(/^before/)
})
