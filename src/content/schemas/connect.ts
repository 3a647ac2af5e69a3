import { z } from 'zod'
import { description, title } from './fields'

const cell = z.string().min(3).max(140)

/** The tables of /connect/overview, content/connect/tables.yaml. */
export const connectTablesSchema = z.strictObject({
  comparison: z
    .array(
      z.strictObject({
        factor: z.string().min(4).max(40).describe('What is compared'),
        service: cell.describe('How a gRPC service does it'),
        plugin: cell.describe('How a router plugin does it'),
      }),
    )
    .min(3),
  support: z
    .array(
      z.strictObject({
        feature: z.string().min(4).max(80).describe('A part of GraphQL or federation'),
        works: z.enum(['yes', 'partly', 'no'], { error: 'expected yes, partly or no' }),
        note: cell.optional().describe('What to do instead, or what to know'),
      }),
    )
    .min(3),
})
export type ConnectTables = z.infer<typeof connectTablesSchema>

/** The explainer /connect/overview, content/connect/overview.md. */
export const connectArticleSchema = z.strictObject({
  title: title.describe('Short name, for lists and breadcrumbs'),
  description,
  headTitle: title.describe('Page title; the brand is added'),
  heading: title,
  lead: z.string().min(60).max(360),
})
