import { z } from 'zod'
import {
  chars,
  description,
  draft,
  faqs,
  features,
  isoDate,
  layout,
  listOf,
  nameOf,
  picture,
  title,
  typeFormId,
  webAddress,
} from './fields'

const company = z.string().max(60).describe('Employer of a guest')
const coverThemes = ['orbit', 'strata', 'signal', 'transfer'] as const

/** Front matter of a post; `author_*` override the author directory (docs/contracts/content-fields.md#blog-post). */
export const postSchema = z.strictObject({
  title,
  description,
  category: nameOf('categories').describe('One of the categories of the blog'),
  author: nameOf('authors')
    .min(3)
    .describe('Someone on the list of authors, or a guest with the four fields further below'),
  date: isoDate.describe('A future date schedules the post'),
  draft,
  cover: picture,
  features,
  author_href: webAddress.optional().describe('What the name links to'),
  author_about: z.string().max(600).optional().describe('A guest in a sentence or two'),
  author_avatar: picture.optional(),
  author_company: company.optional(),
  co_author: nameOf('authors').optional().describe('The second author; the same four fields'),
  co_author_href: webAddress.optional(),
  co_author_about: z.string().max(600).optional(),
  co_author_avatar: picture.optional(),
  co_author_company: company.optional(),
  canonical_url: webAddress.optional().describe('The original, when this is a cross-post'),
  faqs: faqs.optional(),
  dateModified: isoDate.optional(),
  cover_options: z
    .strictObject({
      custom: z.boolean().optional().describe('Keeps this cover; otherwise one is drawn'),
      name: z.string().optional().describe('Composition of the drawn cover'),
      seo_theme: z.enum(coverThemes).optional().describe('Motif of the generated cover'),
    })
    .optional(),
  layout,
  typeFormId,
  href: z.string().startsWith('/').optional().describe('Leave it empty: the address below the title decides'),
})
export type PostData = z.infer<typeof postSchema>

/** content/blog/categories.yaml */
export const categoriesSchema = z.strictObject({
  categories: listOf({
    slug: z.string().regex(/^[a-z-]+$/, { error: 'expected lower-case letters and hyphens' }),
    title: chars(3, 40),
    description,
  }).min(1),
})
export type Category = z.infer<typeof categoriesSchema>['categories'][number]
