import { z } from 'zod'
import { description, isoDate, nameOf, title } from './fields'

/** content/podcast/<slug>.md: the body holds the notes. */
export const episodeSchema = z.strictObject({
  title,
  description,
  number: z.number().int().min(1),
  date: isoDate,
  hosts: z.array(nameOf('authors')).min(1).describe('Names of authors in content/authors'),
  guests: z
    .array(z.strictObject({ name: z.string().min(3).max(60), role: z.string().min(3).max(100) }))
    .optional(),
  transcript: z
    .array(z.strictObject({ who: z.string().min(2).max(40), says: z.string().min(10).max(800) }))
    .min(2)
    .describe('An excerpt; the whole transcript where the episode is short'),
})
export type EpisodeData = z.infer<typeof episodeSchema>
