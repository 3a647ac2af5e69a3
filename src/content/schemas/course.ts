import { z } from 'zod'
import {
  chars,
  description,
  features,
  inlineText,
  isoDate,
  layout,
  listOf,
  picture,
  title,
  typeFormId,
} from './fields'
import { codeLanguage } from './feature'

const id = z.string().regex(/^[a-z0-9-]+$/, { error: 'expected lower-case letters, digits and hyphens' })

const link = z.strictObject({ title, href: z.string().startsWith('/'), description: chars(10, 200) })

/** content/courses/<course>/course.yaml (docs/contracts/content-fields.md#course). */
export const courseSchema = z.strictObject({
  title,
  description,
  cover: picture.optional(),
  learnings: z.array(chars(10, 160)).min(1).describe('What someone can do afterwards'),
  prerequisites: z.array(chars(10, 160)).default([]),
  related: z.array(link).default([]),
  next: z.array(link).default([]).describe('What to do after the last chapter'),
  order: z.number().describe('Place among the courses'),
  chapters: listOf({
    id,
    title: chars(3, 80),
    description,
    picture: picture.optional().describe('Shown at its head and in lists; npm run covers draws it'),
    features,
    comingSoon: z
      .array(chars(10, 200))
      .optional()
      .describe('What an announced chapter will cover; it has no text yet'),
  }).min(1),
})

/** content/courses/<course>/<chapter>.md */
export const chapterSchema = z.strictObject({
  title,
  description,
  date: isoDate,
  dateModified: isoDate.optional(),
  layout,
  typeFormId,
})

const explanation = inlineText(10, 600).describe('Shown after answering, in Markdown')
const common = {
  id: id.describe('Stable: progress is stored under it'),
  prompt: inlineText(10, 600).describe('In Markdown'),
  code: z
    .strictObject({ language: codeLanguage, source: z.string(), filename: z.string().optional() })
    .optional(),
}
const option = z.strictObject({ text: inlineText(1, 240), correct: z.boolean().optional(), explanation })

/** content/courses/<course>/<chapter>.quiz.yaml */
export const quizSchema = z.strictObject({
  questions: z
    .array(
      z.discriminatedUnion('kind', [
        z
          .strictObject({ ...common, kind: z.literal('single'), options: z.array(option).min(2) })
          .refine(({ options }) => options.filter(({ correct }) => correct).length === 1, {
            error: 'needs exactly one correct option',
            path: ['options'],
          }),
        z
          .strictObject({ ...common, kind: z.literal('multiple'), options: z.array(option).min(2) })
          .refine(({ options }) => options.some(({ correct }) => correct), {
            error: 'needs a correct option',
            path: ['options'],
          }),
        z.strictObject({
          ...common,
          kind: z.literal('ordering'),
          items: listOf({ text: inlineText(1, 200), explanation })
            .min(3)
            .describe('In the right order; shown shuffled'),
        }),
        z.strictObject({
          ...common,
          kind: z.literal('fill'),
          answers: z.array(chars(1, 60)).min(1).describe('Accepted texts, upper and lower case alike'),
          hint: z.string().max(120).optional(),
          explanation,
          wrong: listOf({ text: inlineText(1, 60), explanation })
            .optional()
            .describe('Wrong answers that get their own explanation'),
        }),
      ]),
    )
    .min(5)
    .refine((questions) => new Set(questions.map((question) => question.id)).size === questions.length, {
      error: 'question ids must differ',
    }),
})
export type Question = z.infer<typeof quizSchema>['questions'][number]
