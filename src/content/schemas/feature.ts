import { z } from 'zod'
import { codeLanguages, type CodeLanguage } from '@/ui/highlight-languages'
import { chars, icon, listOf, otherVerdicts, picture, verdict } from './fields'

export const codeLanguage = z.enum(Object.keys(codeLanguages) as [CodeLanguage, ...CodeLanguage[]])
const sentence = chars(15, 320)
const path = z.string().regex(/^\/[\w/#.-]*$/, { error: 'expected a path of this site, such as /pricing' })
const drawing = picture.regex(/\.svg$/, { error: 'expected a drawing beside the file, such as ./router.svg' })

/** What may be said of a listing, in a text or in a feature. */
export const listing = z.strictObject({
  filename: z.string().optional().describe('Shown above the listing'),
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
  expect: verdict.optional().describe('What the composer must say: ok or an error code'),
  ...otherVerdicts,
  against: z.string().optional().describe('The listing is a query that must be valid for this example'),
  fragment: z.boolean().optional().describe('True for a part of a schema or query, which is not checked'),
})

const snippet = listing.extend({
  filename: listing.shape.filename.unwrap().min(2).max(48),
  language: codeLanguage,
  content: chars(10, 4000).describe('The listing; may use the variables brand, product and cli'),
})
export type Snippet = z.infer<typeof snippet>

/** One feature (docs/contracts/content-fields.md#feature), a block of /cosmo/features. */
const feature = z.strictObject({
  title: chars(3, 60).describe('Also its name in the menu; the anchor is made from it'),
  icon,
  summary: chars(10, 40).describe('Below the name in the menu'),
  docsHref: path.describe('Path of its page in the documentation'),
  description: chars(60, 420),
  images: listOf({ src: drawing, alt: chars(15, 240), caption: sentence.optional() })
    .max(2)
    .optional(),
  highlights: listOf({
    title: chars(3, 60),
    description: sentence,
    href: path.optional().describe('Page that says more'),
  })
    .min(2)
    .max(4),
  codeSnippets: z.array(snippet).max(3).optional(),
  exhibit: z
    .enum(['check', 'contract', 'trace'])
    .optional()
    .describe('A screen or widget that the feature is shown with'),
})
export type FeatureData = z.infer<typeof feature>

/** A group of features (docs/contracts/content-fields.md#feature), one file of content/features. */
export const featureGroupSchema = z.strictObject({
  order: z.int().min(1).describe('Place on the page'),
  title: chars(3, 40),
  description: chars(40, 240),
  drawing: z
    .strictObject({ src: drawing, alt: chars(15, 240) })
    .describe('Shown at the head of the page of all features, 320 by 200'),
  feats: z.array(feature).min(1),
})
export type FeatureGroupData = z.infer<typeof featureGroupSchema>
