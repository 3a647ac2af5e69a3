import { z } from 'zod'
import { nameOf } from './fields'

const title = z.string().min(5).max(60)
const attempt = z.string().min(15).max(120).describe('One sentence: what to try')

/** The words above the workbench, and the tour of the playground, content/playground.yaml. */
export const playgroundSchema = z.strictObject({
  heading: title,
  lead: z.string().min(20).max(240),
  withoutScript: z.string().min(20).max(200).describe('For visitors whose browser runs no script'),
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
        })
        .refine(({ post, chapter }) => (post === undefined) !== (chapter === undefined), {
          error: 'needs either post or chapter',
        }),
    )
    .min(1),
})
export type TourExample = z.infer<typeof playgroundSchema>['tour'][number]
