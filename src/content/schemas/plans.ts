import { z } from 'zod'
import { nameOf } from './fields'

export const planIds = ['developer', 'launch', 'scale', 'enterprise'] as const
export type PlanId = (typeof planIds)[number]

const value = z.union([z.boolean(), z.string().min(1).max(40)], {
  error: 'expected true, false or a short text in quotes',
})
const short = z.string().min(4).max(60)

const plan = z.strictObject({
  id: z.enum(planIds, { error: `expected one of ${planIds.join(', ')}` }),
  name: z.string().min(3).max(20),
  price: z.int().min(0).nullable().describe('Dollars per month; null is by agreement'),
  requests: z.int().min(1_000_000).nullable().describe('Requests per month; null is by agreement'),
  popular: z.boolean().optional().describe('Marks the plan that most customers have'),
  summary: z.string().min(20).max(120).describe('For whom the plan is'),
  action: z.enum(['sign-up', 'sales'], { error: 'expected sign-up or sales' }),
  start: short.describe('The button that signs up, and the heading of its page'),
  highlights: z.array(short).min(3).max(6).describe('What the card lists'),
})

/** Plans, comparison and hosting models of /pricing, content/plans.yaml. */
export const plansSchema = z
  .strictObject({
    plans: z.array(plan).length(planIds.length),
    groups: z
      .array(
        z.strictObject({
          title: z.string().min(4).max(40),
          rows: z
            .array(
              z.strictObject({
                name: short,
                note: z.string().min(10).max(100).optional().describe('A line below the name'),
                feature: nameOf('features')
                  .optional()
                  .describe('Title of the feature that the name links to'),
                values: z.strictObject({
                  developer: value,
                  launch: value,
                  scale: value,
                  enterprise: value,
                }),
              }),
            )
            .min(1),
        }),
      )
      .min(1),
    description: z.string().min(20).max(160).describe('What a search engine is told about the platform'),
    counted: z.string().min(20).max(160).describe('What a request is'),
    everyPlan: short.describe('What every plan includes'),
    signUp: z.strictObject({
      included: short,
      button: short,
      wait: short,
      waitText: z.string().min(10).max(100),
    }),
    meanwhile: z
      .array(
        z.strictObject({ name: short, href: z.string().startsWith('/'), text: z.string().min(10).max(100) }),
      )
      .length(3)
      .describe('What works without an account'),
    layers: z.array(short).min(3).max(6).describe('Parts of an installation, what you always run first'),
    hosting: z
      .array(
        z.strictObject({
          name: short,
          plans: short.describe('On which plans'),
          yours: z.int().min(0).max(6).describe('How many layers, from the first, you run'),
          text: z.string().min(20).max(200),
        }),
      )
      .min(2)
      .max(4),
  })
  .refine(({ plans }) => planIds.every((id, index) => plans[index]?.id === id), {
    error: `must be ${planIds.join(', ')}, in this order`,
    path: ['plans'],
  })
export type PlansData = z.infer<typeof plansSchema>
export type Plan = PlansData['plans'][number]
