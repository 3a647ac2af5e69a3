import { expect, test } from 'vitest'
import { excerptOf, highlight } from './highlight'

test('highlights matches as written in the text', () => {
  const marked = highlight('Keys: @key on entities, not monkeys.', ['@key', 'key', 'entity'])
  expect(marked.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Keys', '@key', 'entities'])
  expect(marked.map(({ text }) => text).join('')).toBe('Keys: @key on entities, not monkeys.')
})

test('an excerpt begins with the sentence that matches best; a short text stays whole', () => {
  const long = `${'Before. '.repeat(40)}The router plans it. It ${'goes on '.repeat(40)}`.trim()
  expect(excerptOf('', long, ['router', 'plan'])).toBe('The router plans it.')
  expect(excerptOf('', long, ['goe'])).toMatch(/^It goes on .+ …$/)
  expect(excerptOf('', long, ['goe']).length).toBeLessThan(160)
  expect(excerptOf('', 'The router plans it.', ['router'])).toBe('The router plans it.')
  expect(excerptOf('The router', long, ['router'])).toMatch(/^Before\. Before\..*\.$/)
})
