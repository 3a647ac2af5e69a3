import { z } from 'zod'

const name = z.string().min(4).max(48).describe('Heading')
const text = z.string().min(20).max(280).describe('One to three sentences')
const person = z.string().min(3).max(80)
const week = z.int().min(0).max(52)

/** What /services tells, content/services/services.yaml. */
export const servicesSchema = z.strictObject({
  offers: z
    .array(
      z.strictObject({
        id: z
          .string()
          .regex(/^[a-z-]+$/, { error: 'expected lower-case letters and hyphens' })
          .describe('Anchor of the offer on the page'),
        title: name,
        text,
        points: z.array(z.string().min(10).max(120).describe('A part of the work')).min(2).max(5),
        result: z.string().min(10).max(120).describe('What you have in your hands afterwards'),
      }),
    )
    .min(2)
    .max(5),
  engagement: z.strictObject({
    weeks: week.min(4).describe('Length of the example'),
    note: text.describe('What kind of graph the example is about'),
    phases: z
      .array(
        z
          .strictObject({
            title: name,
            from: week.describe('Week in which it begins, counted from 0'),
            to: week.describe('Week at whose beginning it ends'),
            ours: z.int().min(0).max(100).describe('Our share of the work, percent'),
            text,
          })
          .refine(({ from, to }) => from < to, { error: 'must end after it begins', path: ['to'] }),
      )
      .min(3)
      .max(7),
    milestones: z.array(z.strictObject({ week, text: z.string().min(5).max(48) })).max(5),
  }),
  courses: z
    .array(
      z.strictObject({
        form: z.enum(['crashCourse', 'expertCourse'], { error: 'expected crashCourse or expertCourse' }),
        title: name,
        length: z.string().min(3).max(30),
        text,
        topics: z.array(z.string().min(5).max(90)).min(2).max(6),
        action: z.string().min(5).max(40).describe('Label of the button'),
      }),
    )
    .min(1)
    .max(3),
  support: z.strictObject({
    rows: z.array(z.string()).min(1).max(4).describe('Names of rows in content/plans.yaml'),
    people: z
      .strictObject({ developer: person, launch: person, scale: person, enterprise: person })
      .describe('Who answers on each plan'),
  }),
})
export type ServicesData = z.infer<typeof servicesSchema>
