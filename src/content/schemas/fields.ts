import { z } from 'zod'
import { isIsoDate } from '@/lib/dates'
import { iconNames } from '@/ui/named-icons'
import { inlineHtml } from '../inline-html'

/** A text of so many characters. */
export const chars = (min: number, max: number) => z.string().min(min).max(max)

/** A list of objects with these fields. */
export const listOf = <Fields extends z.ZodRawShape>(fields: Fields) => z.array(z.strictObject(fields))

/** What a text may name; the editor offers what there is. `pictures` are files beside the text. */
export type Named =
  | 'authors'
  | 'categories'
  | 'drawings'
  | 'features'
  | 'featureGroups'
  | 'forms'
  | 'pictures'
  | 'posts'

/** A text that names something else of the content. */
export const nameOf = (names: Named) => z.string().meta({ names })

/** A text with inline Markdown, which `inlineHtml` renders. */
export const inlineText = (min: number, max: number) =>
  chars(min, max).check(({ value, issues }) => {
    try {
      inlineHtml(value)
    } catch (error) {
      issues.push({ code: 'custom', input: value, message: (error as Error).message })
    }
  })

/** Field types shared by the schemas. Every field has a description; `strictObject` rejects unknown keys. */
export const title = chars(5, 120).describe('Headline; also the page title')
export const description = chars(15, 160).describe('One or two sentences for search results and cards')
export const isoDate = z
  .string({ error: 'expected a date such as 2026-03-10' })
  .refine(isIsoDate, { error: 'expected a real date such as 2026-03-10 (UTC)' })
  .meta({ format: 'date' })
export const picture = nameOf('pictures').regex(/^\.{1,2}\/.+\.(png|jpe?g|webp|svg)$/, {
  error: 'expected a picture beside the file, such as ./cover.webp',
})
export const icon = z.enum(iconNames)
export const webAddress = z.url({ protocol: /^https?$/, error: 'expected an address starting with https://' })
export const faqs = listOf({ question: chars(8, 160), answer: chars(20, 800) })
  .min(1)
  .describe('Questions and answers for search engines; the block Faq shows them')
export const features = z
  .array(nameOf('features'))
  .optional()
  .describe('Titles of features of the platform that it explains; /docs lists it with them')
export const draft = z.boolean().optional().describe('Shown on this computer, not on the public site')

export const verdict = z
  .string()
  .regex(/^(ok|[A-Z_0-9]+)$/, { error: 'expected ok or an error code in capitals' })

/** What the other composers say of schemas. */
export const otherVerdicts = {
  second: z
    .enum(['ok', 'refused'])
    .optional()
    .describe('What the second composer says, where it differs from the first'),
  third: verdict.optional().describe('What the third composer says, where it differs from the first'),
  differs: chars(10, 80).optional().describe('On what they differ, for the table of differences'),
}

/** Fields of every markdown page (docs/contracts/layout-choice.md). */
export const layout = z
  .string()
  .optional()
  .describe('Leave it empty, unless an engineer names another layout')
export const typeFormId = nameOf('forms')
  .optional()
  .describe('The form beside the text, with the layout form-page')
