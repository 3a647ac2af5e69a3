import { z } from 'zod'
import { chars, inlineText, nameOf } from './fields'

const title = chars(5, 60)
const attempt = chars(15, 120).describe('One sentence: what to try')

/** The words above the workbench, and the tour of the playground, content/playground.yaml. */
export const playgroundSchema = z.strictObject({
  heading: title,
  lead: inlineText(20, 240),
  privacy: chars(20, 120).describe('Follows the lead, but on phones'),
  composing: title.describe('Above the examples that compose'),
  failing: title.describe('Above the examples that fail'),
  withoutScript: chars(20, 200).describe('For visitors whose browser runs no script'),
  live: z.strictObject({ title, verdict: title, try: attempt }).describe('The query that this site answers'),
  tour: z
    .array(
      z
        .strictObject({
          post: nameOf('posts').optional().describe('Slug of the post that has the example'),
          chapter: z
            .string()
            .optional()
            .describe('Course and name of the chapter, such as graphql-federation/entities'),
          example: z
            .string()
            .regex(/^[a-z\d]+(-[a-z\d]+)*$/, { error: 'expected the name of an example' })
            .describe('Name of the example, by which it has an address below /playground'),
          title,
          try: attempt,
          query: z.string().optional().describe('A query, where the text shows none'),
        })
        .refine(({ post, chapter }) => (post === undefined) !== (chapter === undefined), {
          error: 'needs either post or chapter',
        }),
    )
    .min(1),
})
export type TourExample = z.infer<typeof playgroundSchema>['tour'][number]
