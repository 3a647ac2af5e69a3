import { z } from 'zod'
import { chars, listOf, verdict } from './fields'

const short = chars(2, 80)
const text = chars(15, 300)
const subgraph = { name: short, sdl: z.string().min(20) }
const subgraphs = z.array(z.strictObject(subgraph)).min(1)
const latencyMs = z.int().min(1).max(1000).describe('How long it takes to answer')
const timed = listOf({ ...subgraph, latencyMs }).min(1)
const clients = listOf({
  name: short,
  version: short,
  share: z.number().min(0).max(1).describe('Its share of all requests, 0 to 1'),
  operations: z.array(z.string()).min(1),
}).min(1)
const change = {
  from: z.string().describe('A line of the schema'),
  to: z.string().describe('What takes its place; empty removes the line'),
}
const check = z.strictObject({ name: short, failed: z.boolean().optional(), result: chars(5, 160) })

/** What the demos of pages show, content/demos.yaml. */
export const demosSchema = z.strictObject({
  composition: listOf({ key: short, label: short, verdict, text, subgraphs: subgraphs.length(2) })
    .min(1)
    .describe('Pairs of subgraphs and whether they compose'),
  changes: z
    .strictObject({
      published: z.string(),
      clients,
      proposals: listOf({ key: short, label: short, text, ...change }).min(1),
    })
    .describe('Changes to a schema, compared with what clients send'),
  shop: z
    .strictObject({
      subgraphs: listOf({
        ...subgraph,
        latencyMs,
        role: short.describe('What it is, in the words of a shop'),
        angle: z.int().min(0).max(359).describe('Where it is on the ring, clockwise from the right'),
      })
        .min(1)
        .max(6),
      data: z.record(z.string(), z.json()),
      queries: listOf({ name: short, query: z.string() }).min(1),
      clients,
    })
    .describe('The graph of the home page and of Studio'),
  plan: z
    .strictObject({
      subgraphs: timed,
      choices: listOf({ field: short, subgraph: short, within: z.literal('carrier').optional() }).min(1),
    })
    .describe('The operation of the router page, whose fields can be chosen'),
  contract: z.strictObject({ subgraphs: subgraphs.length(1) }).describe('A schema with tags'),
  pullRequest: z
    .strictObject({
      title: short,
      number: z.int().min(1),
      published: z.string(),
      clients,
      ...change,
      commits: listOf({
        hash: short,
        message: short,
        when: short,
        checks: z.array(check).min(1),
        summary: text,
      }).min(1),
    })
    .describe('A pull request with the checks of its commits'),
  trace: z
    .strictObject({ subgraphs: timed, requests: listOf({ label: short, query: z.string(), text }).min(1) })
    .describe('A request before and after one more field'),
  studio: listOf({
    name: short,
    branch: short.optional(),
    page: z.enum(['Schema', 'Checks', 'Traces']),
    caption: text,
    title: short.optional().describe('Of a check'),
    from: change.from.optional(),
    to: change.to.optional(),
    example: short.optional().describe('An example of the page on federation, in place of the shop'),
    clients: clients.optional(),
  })
    .min(1)
    .describe('Screens of Studio'),
})
export type DemosData = z.infer<typeof demosSchema>
