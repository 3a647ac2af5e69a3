import { z } from 'zod'
import { isIsoDate } from '@/lib/dates'

/** Field types shared by the schemas. Every field has a description; `strictObject` rejects unknown keys. */
export const title = z.string().min(5).max(120).describe('Headline; also the page title')
export const description = z
  .string()
  .min(15)
  .max(160)
  .describe('One or two sentences for search results and cards')
export const isoDate = z
  .string({ error: 'expected a date such as 2026-03-10' })
  .refine(isIsoDate, { error: 'expected a real date such as 2026-03-10 (UTC)' })
export const picture = z.string().regex(/^\.{1,2}\/.+\.(png|jpe?g|webp|svg)$/, {
  error: 'expected a picture beside the file, such as ./cover.webp',
})
export const webAddress = z.url({ protocol: /^https?$/, error: 'expected an address starting with https://' })
export const faqs = z
  .array(z.strictObject({ question: z.string().min(8).max(160), answer: z.string().min(20).max(800) }))
  .min(1)
  .describe('Questions and answers, shown by the faq tag and emitted as structured data')
export const closing = z
  .strictObject({ heading: z.string().min(10).max(60), text: z.string().min(40).max(240) })
  .describe('The last section of the page: what to do next')
export const draft = z
  .boolean()
  .optional()
  .describe('True keeps the file out of production; it shows in npm run dev')

/** Fields of every markdown page (docs/contracts/layout-choice.md). */
export const layout = z.string().optional().describe('Name of a layout; without it the path decides')
export const typeFormId = z
  .string()
  .optional()
  .describe('Form shown beside the article by the form-page layout')

/** Arguments of `refine` that require the form of a form page. */
export const needsForm: [
  check: (page: { layout?: string; typeFormId?: string }) => boolean,
  message: { error: string; path: string[] },
] = [
  (page) => page.layout !== 'form-page' || page.typeFormId !== undefined,
  { error: 'the form-page layout needs a form', path: ['typeFormId'] },
]
