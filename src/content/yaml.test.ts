import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isoDate } from './schemas/fields'
import { parseYaml } from './yaml'

const schema = z.strictObject({
  title: z.string().min(5),
  date: isoDate,
  faqs: z.array(z.strictObject({ question: z.string() })).optional(),
})

describe('front matter problems', () => {
  it('name file, line, field and what was expected, all at once', () => {
    const text = 'title: Abc\ndate: 2026-02-30\ncolor: red\nfaqs:\n  - question: Why?\n  - question: 7\n'
    const { problems } = parseYaml(text, schema, 'content/x.md', 1)
    expect(problems.map(({ line, field }) => [line, field])).toEqual(
      expect.arrayContaining([
        [2, 'title'],
        [3, 'date'],
        [4, 'color'],
        [7, 'faqs.1.question'],
      ]),
    )
    expect(problems).toHaveLength(4)
    expect(problems.find(({ field }) => field === 'date')?.message).toContain('2026-03-10')
  })

  it('point at broken YAML', () => {
    const { problems } = parseYaml('title: "open\ndate: 2026-01-01', schema, 'content/x.md', 1)
    expect(problems[0]?.message).toContain('not valid YAML')
  })

  it('report a missing field on the first line', () => {
    const { problems } = parseYaml('title: Long enough', schema, 'content/x.md', 1)
    expect(problems).toEqual([
      {
        file: 'content/x.md',
        line: 2,
        field: 'date',
        message: 'is missing: expected a date such as 2026-03-10',
      },
    ])
  })
})
