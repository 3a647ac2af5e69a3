import { z } from 'zod'
import { description, draft, isoDate, picture, title } from './fields'

/** Page front matter (docs/contracts/content-fields.md#page). */
export const pageSchema = z
  .strictObject({
    title,
    description,
    date: isoDate.optional(),
    dateModified: isoDate.optional(),
    cover: picture.optional(),
    author: z.string().optional().describe('Name of an author in content/authors'),
    layout: z.string().optional().describe('Name of a layout; without it the path decides'),
    typeFormId: z.string().optional().describe('Form shown beside the article by the form-page layout'),
    draft,
  })
  .refine(({ layout, typeFormId }) => layout !== 'form-page' || typeFormId !== undefined, {
    error: 'the form-page layout needs a form',
    path: ['typeFormId'],
  })
  .refine(({ layout, date }) => layout !== 'form-page' || date !== undefined, {
    error: 'the form-page layout needs a date',
    path: ['date'],
  })
export type PageData = z.infer<typeof pageSchema>
