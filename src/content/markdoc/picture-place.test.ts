import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { bodyProblems } from '../document'

const folder = temporaryFolder()
writeFileSync(
  path.join(folder, 'a.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
)

function messagesOf(body: string): string[] {
  const entry = { file: path.join(folder, 'index.md'), body, bodyLine: 1 }
  return bodyProblems(entry).map(({ message }) => message)
}

const picture = '![A shape](./a.svg)'
const tag = '{% figure src="./a.svg" alt="A shape" /%}'

test.each([picture, tag, `Text.\n\n${picture}\n\nText.`, `- ${picture}`, `> ${picture}`])(
  'a picture alone is fine: %j',
  (body) => expect(messagesOf(body)).toEqual([]),
)

test.each([
  `Text with ${picture} in it.`,
  `Text\n${picture}`,
  `${picture} ${picture}`,
  `[${picture}](/terms)`,
  `**${picture}**`,
  `## ${picture}`,
  `Text ${tag} text`,
])('a picture within a sentence is refused: %j', (body) => {
  expect(messagesOf(body)).toContainEqual(expect.stringContaining('a picture stands alone'))
})

test('a tag that renders a block is refused within a sentence, and fine alone', () => {
  expect(messagesOf('Text {% callout %}a note{% /callout %} text.')).toEqual([
    expect.stringContaining("'callout' tag should be block"),
  ])
  expect(messagesOf('{% callout %}\nA note.\n{% /callout %}')).toEqual([])
})
