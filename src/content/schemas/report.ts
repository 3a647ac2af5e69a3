import { z } from 'zod'
import { isoDate, title } from './fields'

/** content/report/<year>.yaml: the data behind the charts, the CSV and the PDF of a report. */
export const reportSchema = z.strictObject({
  title,
  year: z.number().int(),
  respondents: z.number().int().positive(),
  fieldwork: z.string().min(5).max(80),
  published: isoDate,
  lead: z.string().min(20).max(240),
  note: z.string().min(20).max(300).describe('Says that this is sample data'),
  findings: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z-]+$/, { error: 'expected lower-case letters and hyphens' }),
        heading: z.string().min(10).max(100),
        question: z.string().min(10).max(160),
        multiple: z.boolean().optional().describe('True when several answers were allowed'),
        answers: z
          .array(
            z.strictObject({
              label: z.string().min(1).max(60),
              value: z.number().min(0).max(100).describe('Percent of those who answered'),
            }),
          )
          .min(2),
        focus: z.array(z.string()).min(1).describe('The answers that the heading speaks of'),
        text: z.string().min(40).max(400),
      }),
    )
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
  chapters: z
    .array(z.strictObject({ title: z.string().min(3).max(60), about: z.string().min(10).max(120) }))
    .min(1),
  method: z.string().min(40).max(800),
})
export type ReportData = z.infer<typeof reportSchema>
