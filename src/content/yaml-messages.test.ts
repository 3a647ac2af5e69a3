import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseYaml } from './yaml'

const schema = z.strictObject({
  title: z.string().min(3).max(10).optional().describe('Headline'),
  place: z.string().describe('Where').optional(),
  kind: z.enum(['a', 'b']).optional(),
  minutes: z.int().min(1).optional(),
  draft: z.boolean().optional(),
  tags: z.array(z.string().describe('A word')).max(1).optional(),
  person: z.strictObject({ name: z.string().describe('Full name') }).optional(),
  fields: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('text'), label: z.string().describe('The question') }),
        z.strictObject({ kind: z.literal('file') }),
      ]),
    )
    .optional(),
})

function messagesOf(text: string): string[] {
  const { problems } = parseYaml(text, schema, 'x.yaml')
  return problems.map(({ line, field, message }) => `${line} ${field ?? ''}: ${message}`)
}

test.each([
  ['title: A long headline', '1 title: Too big: expected string to have <=10 characters (Headline)'],
  ['title: 2026', '1 title: Invalid input: expected string, received number (Headline)'],
  ['place: true', '(Where)'],
  ['kind: c', '1 kind: Invalid option: expected one of "a"|"b"'],
  ['tags:\n  - 1', '2 tags.0: Invalid input: expected string, received number (A word)'],
  ['person: {}', '1 person.name: is missing (Full name)'],
  ['fields:\n  - kind: text', '2 fields.0.label: is missing (The question)'],
])('%j', (text, message) => {
  expect(messagesOf(text)).toEqual([expect.stringContaining(message)])
})

test.each([
  ['title: Graphs: a start', 'the value contains a colon: put the value in quotes'],
  ['title: A\ntitle: B', '2 : is not valid YAML: this field is given twice'],
  ['title: "A" B', 'there is text after the value: put the value in quotes'],
  ['title: "A', 'is missing here or above'],
  ['title: A\nplace B\nkind: a', 'no space after its colon'],
  ['title:\n\t- A', 'use spaces'],
  ['title: @a', 'put the value in quotes'],
  ['title: !now', 'put the value in quotes'],
  ['title: "a\\qb"', 'the double-quoted value contains a backslash'],
  ['person:\n    name: A\n  other: B', 'indented'],
  ['title: *bold*', '1 : starts with *'],
])('broken YAML %j', (text, message) => {
  expect(messagesOf(text)[0]).toContain(message)
})

test('a text that ends at a number sign is refused, a comment elsewhere is not', () => {
  expect(messagesOf('draft: true\ntitle: We are #1 here')).toEqual([
    '2 title: ends before the # that follows it: put the value in quotes',
  ])
  expect(messagesOf('minutes: 4 # about\n# note\ntitle: "We #1" # note')).toEqual([])
})
