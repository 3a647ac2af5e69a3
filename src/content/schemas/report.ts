import { z } from 'zod'
import { chars, isoDate, listOf, title } from './fields'

/** content/report/<year>.yaml: the data behind the charts, the CSV and the PDF of a report. */
export const reportSchema = z.strictObject({
  title,
  year: z.number().int(),
  respondents: z.number().int().positive(),
  fieldwork: chars(5, 80),
  published: isoDate,
  lead: chars(20, 240),
  note: chars(20, 300).describe('Says that this is sample data'),
  findings: listOf({
    id: z.string().regex(/^[a-z-]+$/, { error: 'expected lower-case letters and hyphens' }),
    heading: chars(10, 100),
    question: chars(10, 160),
    multiple: z.boolean().optional().describe('True when several answers were allowed'),
    answers: listOf({
      label: chars(1, 60),
      value: z.number().min(0).max(100).describe('Percent of those who answered'),
    }).min(2),
    focus: z.array(z.string()).min(1).describe('The answers that the heading speaks of'),
    text: chars(40, 400),
  })
    .min(1)
    .refine(
      (findings) =>
        findings.every(
          ({ multiple, answers }) => multiple || answers.reduce((sum, { value }) => sum + value, 0) === 100,
        ),
      { error: 'the answers of a single-answer question must add up to 100' },
    )
    .refine(
      (findings) =>
        findings.every(({ focus, answers }) =>
          focus.every((name) => answers.some(({ label }) => label === name)),
        ),
      { error: 'focus must list labels of answers' },
    ),
  chapters: listOf({ title: chars(3, 60), about: chars(10, 120) }).min(1),
  method: chars(40, 800),
})
export type ReportData = z.infer<typeof reportSchema>
