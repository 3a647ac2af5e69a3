import path from 'node:path'
import { expect, it, test } from 'vitest'
import { rawTextProblems } from './raw-text'

function messagesFor(body: string) {
  return rawTextProblems({ slug: 'x', file: path.resolve('content/pages/x.md'), data: {}, body, bodyLine: 5 })
}

test.each([
  ['Text {% callout', '{% callout'],
  ['Written by {{ brand }}', '{{ brand }}'],
  ['<!-- later -->', '<!-- later'],
  ['A <b>bold</b> word', '<b>bold'],
  ['<img src="x.png">', '<img'],
  ['To [the page](/a b)', '](/a b)'],
  ['![A picture](./my picture.png)', './my picture.png'],
  ['[Run](javascript:alert)', 'javascript:'],
  ['##Heading', '##Heading'],
  ['====', '===='],
  ['- item\n- <i>item</i>', '<i>'],
  ['**<i>bold</i>**', '<i>'],
])('%j would be shown as typed', (body, part) => {
  const [problem, ...others] = messagesFor(body)
  expect(problem?.message).toContain('this will be shown as typed')
  expect(problem?.message).toContain(part)
  expect(others).toEqual([])
})

test.each([
  'Uses `{{ args.id }}` and `<b>` and `](`',
  '```text\n{{ a }} <b>\n#a\n```',
  '{% $brand %} is a name, #1 of 2, 3 < 4, key="a"',
  '## Heading\n\n[text](/pricing)',
  'Issue\n`x`#abc',
])('%j is fine', (body) => expect(messagesFor(body)).toEqual([]))

it('names the line', () => {
  expect(messagesFor('First\nsecond\nthird <b>\n')).toEqual([
    expect.objectContaining({ file: 'content/pages/x.md', line: 7, field: 'text' }),
  ])
})
