import { z } from 'zod'
import { chars, description, isoDate, listOf, nameOf, title } from './fields'

/** content/podcast/<slug>.md: the body holds the notes. */
export const episodeSchema = z.strictObject({
  title,
  description,
  number: z.number().int().min(1),
  date: isoDate,
  hosts: z.array(nameOf('authors')).min(1).describe('People on the list of authors'),
  guests: listOf({ name: chars(3, 60), role: chars(3, 100) }).optional(),
  transcript: listOf({ who: chars(2, 40), says: chars(10, 800) })
    .min(2)
    .describe('An excerpt; the whole transcript where the episode is short'),
})
export type EpisodeData = z.infer<typeof episodeSchema>
