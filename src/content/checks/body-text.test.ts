import path from 'node:path'
import { expect, test } from 'vitest'
import { bodyTextProblems } from './body-text'

const file = path.resolve('content/pages/terms.md')

function messagesFor(title: string, body: string) {
  return bodyTextProblems({ slug: 'x', file, data: { title }, body, bodyLine: 5 })
}

test('a file without text is refused', () => {
  expect(messagesFor('A title', ' \n\n')).toEqual([
    { file: 'content/pages/terms.md', line: 5, field: 'text', message: 'is missing below the front matter' },
  ])
})

test('a title in typographic quotes is refused, quotes inside one are fine', () => {
  expect(messagesFor('“A title”', 'Text')[0]?.message).toContain('is quoted as a whole')
  expect(messagesFor('„Ein Titel“', 'Text')).toHaveLength(1)
  expect(messagesFor('What a “plan cache” costs', 'Text')).toEqual([])
})
