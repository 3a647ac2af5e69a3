import { z } from 'zod'
import { chars, description, draft, isoDate, layout, listOf, nameOf, title } from './fields'

const minPerYear = 5000
const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const currencies = new Set(Intl.supportedValuesOf('currency'))

/** Whether a code is in ISO 3166, where ZZ means an unknown country. */
function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && countries.of(code) !== undefined
}

/** Job front matter (docs/contracts/content-fields.md#job), with the optional facts that candidates ask for. */
export const jobSchema = z
  .strictObject({
    title,
    description,
    date: isoDate.describe('Posted on; a future date schedules the posting'),
    location: chars(2, 80).describe('Where, as shown on the chip, such as "Remote, Europe"'),
    type: chars(2, 40).describe('Employment type as shown, such as "Full time"'),
    team: chars(2, 40),
    typeform_id: nameOf('forms')
      .optional()
      .describe('Own form of this posting; else the application form opens'),
    validThrough: isoDate.optional().describe('Last day; once past, the posting shows as closed'),
    remote: z
      .strictObject({
        countries: z.array(chars(2, 60)).min(1).describe('Where candidates may live: names of countries'),
      })
      .optional(),
    office: z
      .strictObject({
        city: chars(2, 60),
        country: z
          .string()
          .refine(isCountry, { error: 'expected a country code such as DE' })
          .describe('ISO 3166 code'),
      })
      .optional(),
    timeZones: z.string().max(80).optional().describe('Such as "UTC-3 to UTC+3, four shared hours a day"'),
    salary: z
      .strictObject({
        currency: z
          .string()
          .refine((code) => currencies.has(code), { error: 'expected a currency code such as EUR' })
          .describe('ISO 4217 code'),
        from: z.number().positive(),
        to: z.number().positive(),
        per: z.enum(['YEAR', 'MONTH', 'HOUR']),
      })
      .refine(({ from, to }) => from <= to, { error: 'from must not be above to' })
      .refine(({ from, per }) => per !== 'YEAR' || from >= minPerYear, {
        error: `expected whole amounts per year, such as 60000; less than ${minPerYear} is per MONTH or HOUR`,
        path: ['from'],
      })
      .optional(),
    interview: listOf({ step: chars(3, 60), about: chars(10, 240) })
      .optional()
      .describe('What happens after the application, in order'),
    layout,
    firstTasks: z.array(chars(10, 200)).optional().describe('What the first weeks bring'),
    draft,
  })
  .refine(({ remote, office }) => remote === undefined || office === undefined, {
    error: 'give remote or office, not both',
    path: ['remote'],
  })
export type JobData = z.infer<typeof jobSchema>
