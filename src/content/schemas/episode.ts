import { z } from 'zod'
import { description, isoDate, title } from './fields'

/** content/podcast/<slug>.md: the body holds the notes. */
export const episodeSchema = z
  .strictObject({
    title,
    description,
    number: z.number().int().min(0).describe('0 is the trailer'),
    date: isoDate,
    minutes: z.number().positive().optional().describe('Length of the recording'),
    hosts: z.array(z.string()).min(1).describe('Names of authors in content/authors'),
    guests: z
      .array(z.strictObject({ name: z.string().min(3).max(60), role: z.string().min(3).max(100) }))
      .optional(),
    audio: z
      .string()
      .regex(/^\/podcast\/[a-z0-9-]+\.mp3$/, {
        error: 'expected a file of public/podcast, such as /podcast/trailer.mp3',
      })
      .optional(),
    transcript: z
      .array(z.strictObject({ who: z.string().min(2).max(40), says: z.string().min(10).max(800) }))
      .min(2)
      .describe('An excerpt; the whole transcript where the episode is short'),
  })
  .refine(({ audio, minutes }) => (audio === undefined) === (minutes === undefined), {
    error: 'a recording has a length, and an episode without one has none',
    path: ['minutes'],
  })
export type EpisodeData = z.infer<typeof episodeSchema>
