import { z } from 'zod'
import { codeLanguages, type CodeLanguage } from '@/ui/highlight-languages'
import { closing, faqs, picture } from './fields'

const languages = Object.keys(codeLanguages) as [CodeLanguage, ...CodeLanguage[]]
const sentence = z.string().min(15).max(320)
const path = z.string().regex(/^\/[\w/#.-]*$/, { error: 'expected a path of this site, such as /pricing' })

const snippet = z.strictObject({
  filename: z.string().min(2).max(48).describe('Shown above the listing'),
  language: z.enum(languages, { error: `expected one of ${languages.join(', ')}` }),
  content: z.string().min(10).max(4000).describe('The listing; may use the variables brand, product and cli'),
  highlight: z
    .string()
    .regex(/^\d+(-\d+)?(,\d+(-\d+)?)*$/, { error: 'expected lines such as 2,4-6' })
    .optional()
    .describe('Lines to mark, such as 2,4-6'),
  subgraph: z
    .string()
    .optional()
    .describe('The listing is the schema of this subgraph and is composed in checks'),
  example: z.string().optional().describe('Subgraphs with the same example are composed together'),
  expect: z
    .string()
    .regex(/^(ok|[A-Z_0-9]+)$/, { error: 'expected ok or an error code in capitals' })
    .optional()
    .describe('What the composer must say: ok or an error code'),
  second: z
    .enum(['ok', 'refused'])
    .optional()
    .describe('What the second composer says, where it differs from the first'),
  against: z.string().optional().describe('The listing is a query that must be valid for this example'),
  fragment: z.boolean().optional().describe('True for a part of a schema or query, which is not checked'),
})
export type Snippet = z.infer<typeof snippet>

const featureLayouts = ['compact', 'half', 'wide', 'figure', 'split', 'mirrored', 'screen', 'band'] as const

/** One feature (docs/contracts/content-fields.md#feature), a block of /cosmo/features. */
const feature = z.strictObject({
  title: z.string().min(3).max(60).describe('Exactly the name in the menu; the anchor is made from it'),
  docsHref: path.describe('Path of its page in the documentation'),
  description: z.string().min(60).max(420),
  images: z
    .array(z.strictObject({ src: picture, alt: z.string().min(15).max(240), caption: sentence.optional() }))
    .max(2)
    .optional(),
  highlights: z
    .array(
      z.strictObject({
        title: z.string().min(3).max(60),
        description: sentence,
        href: path.optional().describe('Page that says more'),
      }),
    )
    .min(2)
    .max(4),
  codeSnippets: z.array(snippet).max(3).optional(),
  exhibit: z
    .enum(['check', 'contract', 'trace'])
    .optional()
    .describe('A screen or widget that the feature is shown with'),
  layout: z
    .enum(featureLayouts)
    .default('compact')
    .describe('How the block stands in its group (docs/contracts/feature-pages.md#blocks)'),
})
export type FeatureData = z.infer<typeof feature>

/** A group of features (docs/contracts/content-fields.md#feature), one file of content/features. */
export const featureGroupSchema = z.strictObject({
  order: z.int().min(1).describe('Place on the page'),
  title: z.string().min(3).max(40),
  description: z.string().min(40).max(240),
  feats: z.array(feature).min(1),
})
export type FeatureGroupData = z.infer<typeof featureGroupSchema>

const part = z.strictObject({ title: z.string().min(3).max(80), text: sentence })

/** A page about one feature, content/features/pages/<slug>.yaml. */
export const featurePageSchema = z.strictObject({
  title: z.string().min(15).max(54).describe('Page title; the brand is added'),
  description: z.string().min(70).max(160).describe('For search results and social cards'),
  name: z.string().min(4).max(40).describe('Short name, for breadcrumbs'),
  feature: z.string().describe('The feature of /cosmo/features that this page is about'),
  heading: z.string().min(10).max(80),
  lead: z.string().min(60).max(360),
  problem: z.strictObject({
    heading: z.string().min(8).max(90),
    text: z.string().min(40).max(520).optional(),
    points: z.array(part).min(2).max(4),
    figure: z
      .strictObject({ value: z.string().min(1).max(10), text: sentence })
      .optional()
      .describe('A number that shows the problem, and what was counted'),
    listing: snippet.optional().describe('A listing that shows the problem'),
  }),
  steps: z.strictObject({
    heading: z.string().min(8).max(90),
    lead: sentence.optional(),
    items: z
      .array(part.extend({ code: snippet.optional() }))
      .min(3)
      .max(6),
  }),
  code: z.strictObject({
    heading: z.string().min(8).max(90),
    lead: sentence.optional(),
    snippets: z.array(snippet).min(1).max(4),
    notes: z.array(part).max(6).optional().describe('Remarks beside the listing'),
  }),
  gains: z.strictObject({ heading: z.string().min(8).max(90), items: z.array(part).min(3).max(6) }),
  faqs,
  related: z.array(z.string()).min(2).max(4).describe('Titles of features'),
  closing,
})
export type FeaturePageData = z.infer<typeof featurePageSchema>
