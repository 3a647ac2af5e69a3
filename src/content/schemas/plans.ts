import { z } from 'zod'
import { chars, listOf, nameOf } from './fields'

export const planIds = ['developer', 'launch', 'scale', 'enterprise'] as const
export type PlanId = (typeof planIds)[number]

const value = z.union([z.boolean(), chars(1, 40)], {
  error: 'expected true, false or a short text in quotes',
})
const short = chars(4, 60)

const plan = z.strictObject({
  id: z.enum(planIds),
  name: chars(3, 20),
  price: z.int().min(0).nullable().describe('Dollars per month; none is by agreement'),
  requests: z.int().min(1_000_000).nullable().describe('Requests per month; none is by agreement'),
  summary: chars(20, 120).describe('For whom the plan is'),
  action: z.enum(['sign-up', 'sales']),
  start: short.describe('The button that signs up, and the heading of its page'),
  highlights: z.array(short).min(3).max(6).describe('What the card lists'),
})

/** Plans, comparison and hosting models of /pricing, content/plans.yaml. */
export const plansSchema = z
  .strictObject({
    plans: z.array(plan).length(planIds.length),
    groups: listOf({
      title: chars(4, 40),
      rows: listOf({
        name: short,
        note: chars(10, 100).optional().describe('A line below the name'),
        feature: nameOf('features').optional().describe('Title of the feature that the name links to'),
        values: z.strictObject({ developer: value, launch: value, scale: value, enterprise: value }),
      }).min(1),
    }).min(1),
    description: chars(20, 160).describe('What a search engine is told about the platform'),
    counted: chars(20, 160).describe('What a request is'),
    everyPlan: short.describe('What every plan includes'),
    signUp: z.strictObject({ included: short, button: short, wait: short }),
    meanwhile: listOf({ name: short, href: z.string().startsWith('/'), text: chars(10, 100) })
      .length(3)
      .describe('What works without an account'),
    layers: z.array(short).min(3).max(6).describe('Parts of an installation, what you always run first'),
    hosting: listOf({
      name: short,
      plans: short.describe('On which plans'),
      yours: z.int().min(0).max(6).describe('How many layers, from the first, you run'),
      served: short.optional().describe('For whom we run the other layers, after our name'),
      text: chars(20, 200),
    })
      .min(2)
      .max(4),
  })
  .refine(({ plans }) => planIds.every((id, index) => plans[index]?.id === id), {
    error: `must be ${planIds.join(', ')}, in this order`,
    path: ['plans'],
  })
export type PlansData = z.infer<typeof plansSchema>
export type Plan = PlansData['plans'][number]
