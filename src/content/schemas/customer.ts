import { z } from 'zod'
import { chars, listOf, nameOf } from './fields'

const paragraph = chars(40, 700)

/** One customer story, content/customers/<slug>.yaml. Customers are fictional, as the vendor is. */
export const customerSchema = z.strictObject({
  name: chars(3, 40),
  order: z.int().min(1).describe('Place in the list'),
  industry: chars(3, 30).describe('What the filter offers'),
  title: chars(15, 65).describe('Headline of the story and page title'),
  description: chars(70, 160).describe('For search results'),
  summary: chars(40, 260).describe('Two sentences for the list'),
  drawing: nameOf('drawings').describe('A drawing of content/drawings, which shows what the story is about'),
  caption: chars(20, 160).describe('The sentence below the drawing'),
  size: chars(5, 90).describe('How large the organization or its graph is'),
  hosting: chars(5, 60).describe('Which hosting model'),
  subgraphs: z.array(chars(3, 20)).min(2).max(8).describe('Names of the subgraphs of the graph'),
  parts: z
    .array(nameOf('features'))
    .min(1)
    .max(6)
    .describe('Titles of features of the platform that they use'),
  challenge: z.array(paragraph).min(1).max(3),
  solution: z.array(paragraph).min(1).max(4),
  outcome: z.array(paragraph).min(1).max(3),
  facts: listOf({ value: chars(1, 12), label: chars(8, 90) })
    .min(2)
    .max(3)
    .describe('Figures of the outcome. The first is on the home page and in the list'),
  quote: z.strictObject({ text: chars(30, 280), name: chars(4, 50), role: chars(4, 60) }),
  call: chars(15, 60).describe('Headline of the call that ends the story'),
  post: nameOf('posts').optional().describe('Slug of the blog post that tells it in full'),
})
export type CustomerData = z.infer<typeof customerSchema>
