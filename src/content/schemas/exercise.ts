import { z } from 'zod'
import { parseJson } from '@/lib/parse-json'
import type { GradedExercise } from '@/playground/exercises/exercise'
import { chars, inlineText, listOf, otherVerdicts } from './fields'

const name = z.string().regex(/^[a-z][a-z0-9-]*$/, { error: 'expected the name of a subgraph' })
const textName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*(\.ts)?$/, {
    error: 'expected the name of a subgraph, or <subgraph>.ts for its resolvers',
  })
const code = z.string().regex(/^[A-Z][A-Z0-9_]+$/, { error: 'expected a code of the composer' })
const coordinate = z
  .string()
  .regex(/^[_A-Za-z]\w*(\.[_A-Za-z]\w*(\([_A-Za-z]\w*:\))?)?$/, {
    error: 'expected a schema coordinate such as Product, Product.price, or Query.product(upc:)',
  })
const field = coordinate.regex(/^\w+\.\w+$/, { error: 'expected a field such as Product.price' })
const type = z.string().regex(/^\[*\w+[\]!]*$/, { error: 'expected a type as printed, such as [Review!]!' })
const query = chars(3, 2000)
const json = z
  .string()
  .max(4000)
  .refine((text) => parseJson(text) !== undefined, { error: 'expected JSON' })
const subgraphs = listOf({ name: textName, sdl: z.string().max(10_000) })
  .min(1)
  .max(6)
  .refine((all) => new Set(all.map((subgraph) => subgraph.name)).size === all.length, {
    error: 'names of subgraphs must differ',
  })
const feedback = inlineText(10, 600).describe('Inline Markdown')
const own = { text: inlineText(5, 200).optional().describe('In place of the generated sentence') }

const goal = z.discriminatedUnion('kind', [
  z.strictObject({ ...own, kind: z.literal('composes') }),
  z.strictObject({ ...own, kind: z.literal('fails'), code }),
  z.strictObject({ ...own, kind: z.literal('has'), coordinate, type: type.optional() }),
  z.strictObject({ ...own, kind: z.literal('lacks'), coordinate }),
  z.strictObject({ ...own, kind: z.literal('answers'), data: json }),
  z.strictObject({ ...own, kind: z.literal('fetches'), query, atMost: z.int().min(1).max(20) }),
  z.strictObject({ ...own, kind: z.literal('unchanged'), subgraph: name }),
  z.strictObject({
    ...own,
    kind: z.literal('version'),
    subgraph: name,
    atLeast: z.string().regex(/^\d\.\d+$/, { error: 'expected a version such as "2.0", in quotes' }),
  }),
  z.strictObject({
    ...own,
    kind: z.literal('resolves'),
    subgraph: name,
    coordinate: field,
    only: z.literal(true).optional().describe('No other subgraph resolves it'),
  }),
])

const schemaPart = z
  .strictObject({
    subgraph: name.optional(),
    coordinate: coordinate.optional().describe('Left out: the schema itself, which carries @link'),
    type: type.optional(),
    directive: z.string().regex(/^\w+$/, { error: 'expected the name of a directive without @' }).optional(),
    argument: z.string().min(1).optional().describe('Text in the arguments of the directive'),
  })
  .refine((part) => part.coordinate !== undefined || part.directive !== undefined, {
    error: 'needs a coordinate or a directive',
  })
  .refine((part) => part.argument === undefined || part.directive !== undefined, {
    error: 'needs a directive beside its argument',
  })

const when = z
  .strictObject({
    composes: z.boolean().optional(),
    code: code.optional(),
    message: z.string().min(3).optional().describe('Text in the message of a problem'),
    unmet: z.int().min(1).optional().describe('Number of a goal, counted from 1'),
    present: z.array(schemaPart).min(1).optional(),
    missing: z.array(schemaPart).min(1).optional(),
  })
  .refine((predicates) => Object.keys(predicates).length > 0, { error: 'needs a predicate' })

/** content/courses/<course>/exercises/<id>.yaml (docs/contracts/course.md#exercises). */
export const exerciseSchema = z.strictObject({
  title: chars(5, 80),
  task: inlineText(15, 400).describe('One or two sentences, in inline Markdown'),
  hints: z.array(feedback).max(6).default([]).describe('Shown one at a time'),
  starter: subgraphs,
  query: query.optional().describe('Run against the learner’s subgraphs'),
  data: json.optional().describe('Sample data for the query, as JSON; generated when left out'),
  goals: z.array(goal).min(1).max(8),
  outage: name.optional().describe('The subgraph that does not answer while the query runs'),
  solution: z.strictObject({ subgraphs, reason: feedback }),
  mistakes: listOf({ when, feedback, example: subgraphs }).max(12).default([]),
  ...otherVerdicts,
}) satisfies z.ZodType<GradedExercise>

export type Exercise = z.infer<typeof exerciseSchema>
