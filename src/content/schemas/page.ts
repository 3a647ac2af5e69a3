import { z } from 'zod'
import {
  chars,
  description,
  draft,
  faqs,
  isoDate,
  layout,
  nameOf,
  picture,
  title,
  typeFormId,
} from './fields'

/** Page front matter (docs/contracts/content-fields.md#page). */
export const pageSchema = z.strictObject({
  title,
  description,
  date: isoDate.optional(),
  dateModified: isoDate.optional(),
  cover: picture.optional(),
  name: chars(2, 48).optional().describe('Short name, for breadcrumbs and lists; the title if it is missing'),
  feature: nameOf('features').optional().describe('The feature of content/features that the page is about'),
  noindex: z.boolean().optional().describe('True keeps the page out of search and the sitemap'),
  faqs: faqs.optional(),
  author: nameOf('authors').optional().describe('Someone on the list of authors'),
  layout,
  typeFormId,
  draft,
})
export type PageData = z.infer<typeof pageSchema>
