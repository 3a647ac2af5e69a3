import { z } from 'zod'
import { nameOf } from './fields'

const paragraph = z.string().min(40).max(700)

/** One customer story, content/customers/<slug>.yaml. Customers are fictional, as the vendor is. */
export const customerSchema = z.strictObject({
  name: z.string().min(3).max(40),
  order: z.int().min(1).describe('Place in the list'),
  industry: z.string().min(3).max(30).describe('What the filter offers'),
  title: z.string().min(15).max(65).describe('Headline of the story and page title'),
  description: z.string().min(70).max(160).describe('For search results'),
  summary: z.string().min(40).max(260).describe('Two sentences for the list'),
  drawing: nameOf('drawings').describe('A drawing of content/drawings, which shows what the story is about'),
  caption: z.string().min(20).max(160).describe('The sentence below the drawing'),
  size: z.string().min(5).max(90).describe('How large the organization or its graph is'),
  hosting: z.string().min(5).max(60).describe('Which hosting model'),
  subgraphs: z.array(z.string().min(3).max(20)).min(2).max(8).describe('Names of the subgraphs of the graph'),
  parts: z
    .array(nameOf('features'))
    .min(1)
    .max(6)
    .describe('Titles of features of the platform that they use'),
  challenge: z.array(paragraph).min(1).max(3),
  solution: z.array(paragraph).min(1).max(4),
  outcome: z.array(paragraph).min(1).max(3),
  facts: z
    .array(z.strictObject({ value: z.string().min(1).max(12), label: z.string().min(8).max(90) }))
    .min(2)
    .max(3)
    .describe('Figures of the outcome. The first is on the home page and in the list'),
  quote: z.strictObject({
    text: z.string().min(30).max(280),
    name: z.string().min(4).max(50),
    role: z.string().min(4).max(60),
  }),
  post: nameOf('posts').optional().describe('Slug of the blog post that tells it in full'),
})
export type CustomerData = z.infer<typeof customerSchema>
