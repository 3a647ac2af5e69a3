import { z } from 'zod'
import { description, draft, isoDate, layout, needsForm, picture, title, typeFormId } from './fields'

/** Page front matter (docs/contracts/content-fields.md#page). */
export const pageSchema = z
  .strictObject({
    title,
    description,
    date: isoDate.optional(),
    dateModified: isoDate.optional(),
    cover: picture.optional(),
    author: z.string().optional().describe('Name of an author in content/authors'),
    layout,
    typeFormId,
    draft,
  })
  .refine(...needsForm)
  .refine((page) => page.layout !== 'form-page' || page.date !== undefined, {
    error: 'the form-page layout needs a date',
    path: ['date'],
  })
export type PageData = z.infer<typeof pageSchema>
