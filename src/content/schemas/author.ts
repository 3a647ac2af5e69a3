import { z } from 'zod'
import { chars, picture, webAddress } from './fields'

/** An author of the directory (docs/contracts/content-fields.md#author), keyed by lower-case trimmed name. */
export const authorSchema = z.strictObject({
  name: chars(3, 60),
  title: z.string().max(80).optional().describe('Role, such as "Staff engineer, composition"'),
  company: z.string().max(60).optional().describe('Employer of a guest'),
  guest: z.boolean().optional(),
  email: z
    .email({ error: 'expected a mail address such as jo@example.com' })
    .optional()
    .describe('Public: the feeds contain it'),
  avatar: picture.optional(),
  bio: z.string().max(600).optional(),
  socials: z
    .strictObject({
      twitter: webAddress.optional(),
      linkedin: webAddress.optional(),
      github: webAddress.optional(),
      website: webAddress.optional(),
    })
    .optional(),
})
export type AuthorData = z.infer<typeof authorSchema>

/** Key of the author directory (docs/contracts/content-fields.md#author). */
export function authorKey(name: string): string {
  return name.trim().toLowerCase()
}
