import path from 'node:path'
import { expect, it } from 'vitest'
import { textProblems } from './texts'

const problemsOf = (body: string) =>
  textProblems({ slug: 'x', file: path.resolve('content/pages/x.md'), body, bodyLine: 5 })

it.each([
  ['Text {% callout', '{% callout'],
  ['Written by {{ brand }}', '{{ brand }}'],
  ['<!-- later -->', '<!-- later'],
  ['A <b>bold</b> word', '<b>bold'],
  ['To [the page](/a b)', '](/a b)'],
  ['[Run](javascript:alert)', 'javascript:'],
  ['##Heading', '##Heading'],
  ['====', '===='],
  ['- item\n- <i>item</i>', '<i>'],
  ['**<i>bold</i>**', '<i>'],
])('%j would be shown as typed', (body, part) => {
  const [problem] = problemsOf(body).filter(({ field }) => field === 'text')
  expect(problem?.message).toContain('this will be shown as typed')
  expect(problem?.message).toContain(part)
})

it.each([
  'Uses `{{ args.id }}` and `<b>` and `](`',
  '```text\n{{ a }} <b>\n#a\n```',
  '{% $brand %} is a name, #1 of 2, 3 < 4, key="a"',
  '## Heading\n\n[text](/pricing)',
  '[`code`](/pricing)',
  'Issue\n`x`#abc',
])('%j is fine', (body) => expect(problemsOf(body)).toEqual([]))

it('names the line', () => {
  expect(problemsOf('First\nsecond\nthird <b>\n')).toEqual([
    expect.objectContaining({ file: 'content/pages/x.md', line: 7, field: 'text' }),
  ])
  expect(problemsOf('## A {% #x %}\n\n## B {% #y %}\n\n## C {% #x %}\n')).toEqual([
    expect.objectContaining({ line: 9, message: 'the id #x is already used by an earlier heading' }),
  ])
})
