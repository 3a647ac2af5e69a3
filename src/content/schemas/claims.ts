import { z } from 'zod'
import { otherVerdicts, verdict } from './fields'

const sdl = z.string().min(5)

const edit = z
  .strictObject({
    subgraph: z.string().describe('Name of the subgraph that changes'),
    replace: z.string().min(1).optional().describe('Text that is in the listing once'),
    with: z.string().optional().describe('What replaces it; empty deletes the text'),
    add: sdl.optional().describe('Put below the listing, or the schema of a new subgraph'),
    remove: z.literal(true).optional().describe('True takes the subgraph away'),
  })
  .refine(({ replace, with: text, add, remove }) => kinds(replace ?? text, add, remove) === 1, {
    error: 'needs one of "replace" and "with", "add", or "remove: true"',
  })
  .refine(({ replace, with: text }) => (replace === undefined) === (text === undefined), {
    error: '"replace" and "with" belong together',
  })

const wave = z.union([z.string(), z.array(z.string()).min(2)])

const claim = z
  .strictObject({
    quote: z.string().min(10).describe('Words of the text that make the claim, as they are written there'),
    example: z.string().optional().describe('Name of the example in the text that the claim is about'),
    subgraphs: z
      .record(z.string(), sdl)
      .optional()
      .describe('Schemas by subgraph, where the text shows no example'),
    edits: z.array(edit).min(1).optional().describe('What differs from the example'),
    expect: verdict.describe('What the composer must say: ok or an error code'),
    ...otherVerdicts,
    contract: z
      .strictObject({ include: z.array(z.string()).default([]), exclude: z.array(z.string()).default([]) })
      .optional()
      .describe(
        'Tags of an audience; then all below is about what it sees. The second composer is not asked',
      ),
    errors: z.int().min(1).optional().describe('How many errors the first composer reports'),
    secondErrors: z.int().min(1).optional().describe('How many errors the second composer reports'),
    says: z.string().min(3).optional().describe('Words of a message of the first composer'),
    shows: z.string().min(3).optional().describe('Words of the schema that clients see'),
    hides: z.string().min(3).optional().describe('Words that the schema that clients see does not contain'),
    query: z.string().optional().describe('An operation that must be valid for the result'),
    invalid: z.string().min(3).optional().describe('Words of the error for which the query is refused'),
    fetches: z
      .array(wave)
      .min(1)
      .optional()
      .describe('Subgraphs that the router asks for the query; those asked at the same time are a list'),
  })
  .refine(({ example, subgraphs }) => kinds(example, subgraphs) === 1, {
    error: 'needs "example" or "subgraphs"',
  })
  .refine(({ expect, query, shows, hides }) => expect === 'ok' || kinds(query, shows, hides) === 0, {
    error: '"query", "shows" and "hides" need a composition that succeeds',
  })
  .refine(({ query, invalid, fetches }) => query !== undefined || kinds(invalid, fetches) === 0, {
    error: '"invalid" and "fetches" belong to "query"',
  })
export type Claim = z.infer<typeof claim>
export type ClaimEdit = z.infer<typeof edit>

/** What a text says about its listings, `<text>.claims.yaml` (docs/contracts/content-fields.md#claims). */
export const claimsSchema = z.array(claim).min(1)

function kinds(...values: unknown[]): number {
  return values.filter((value) => value !== undefined).length
}
