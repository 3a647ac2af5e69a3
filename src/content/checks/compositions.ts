import { buildSchema, parse, validate, type GraphQLSchema } from 'graphql'
import { groupBy } from '@/lib/group-by'
import { listingsOf, subgraphsOf, type Listing } from '../examples'
import { displayPath } from '../source'
import type { Text, Problem } from '../types'
import { compose, verdictError } from './verdicts'

/**
 * Composes the federated schemas of a text, or of a group of features, with the playground's engine and compares each verdict with
 * the one its listings declare: `ok` or a composer's error code. The other composers must agree, unless the listings declare what
 * they say (`second`, `third`). Listings with the same `example` belong together; queries marked `against` an example are validated
 * with its API schema.
 */
export async function compositionProblems(text: Text): Promise<Problem[]> {
  const file = displayPath(text.file)
  const problems: Problem[] = []
  const report = ({ line }: Listing, message: string) =>
    problems.push({ file, line, field: 'fence', message })
  const listings = listingsOf(text)
  for (const listing of listings) {
    const message = listingError(listing)
    if (message !== undefined) report(listing, message)
  }

  const apis = new Map<string, GraphQLSchema>()
  const composed = listings.filter(({ subgraph }) => subgraph)
  for (const [name, group] of groupBy(composed, ({ example, heading }) => example ?? heading)) {
    const first = group[0] as Listing
    const verdicts = (['expect', 'second', 'third', 'differs'] as const).map((field) => [
      ...new Set(group.flatMap((listing) => listing[field] ?? [])),
    ])
    const [[expect] = [], [second] = [], [third] = [], [differs] = []] = verdicts
    if (expect === undefined || verdicts.some(({ length }) => length > 1)) {
      const found = verdicts.flat().join(', ') || 'none'
      report(first, `example "${name}" must declare one verdict with expect, has: ${found}`)
      continue
    }
    const subgraphs = subgraphsOf(group)
    const { apiSdl } = await compose(subgraphs)
    if (apiSdl !== undefined) apis.set(name, buildSchema(apiSdl))
    const error = await verdictError(subgraphs, { expect, second, third, differs }, { file, title: name })
    if (error) report(first, `example "${name}" ${error}`)
  }

  for (const listing of listings) {
    if (listing.against === undefined) continue
    const schema = apis.get(listing.against)
    const messages = schema
      ? queryErrors(listing.code, schema)
      : [`no composed example "${listing.against}" in this file`]
    for (const message of messages) report(listing, message)
  }
  return problems
}

/** Why an operation is not valid for a schema, as graphql-js words it; empty when it is valid. */
export function queryErrors(query: string, schema: GraphQLSchema): string[] {
  try {
    return validate(schema, parse(query)).map((error) => error.message)
  } catch (error) {
    return [String(error)]
  }
}

/** What is wrong with a listing that is not composed: annotations that only a composed one may have, and invalid GraphQL. */
function listingError(listing: Listing): string | undefined {
  const { language, code, subgraph, example, against, fragment } = listing
  if (subgraph !== undefined) return undefined
  const verdict = (['expect', 'second', 'third'] as const).find((field) => listing[field])
  const lone = verdict ?? (example && !against && 'example')
  if (lone) return `has ${lone} but no subgraph, so nothing is composed: name the subgraph, or delete ${lone}`
  // Queries against an example are parsed when they are validated.
  if (language !== 'graphql' || fragment || against !== undefined) return undefined
  try {
    parse(code)
    return undefined
  } catch (error) {
    const advice = 'a part of a schema or query declares fragment=true'
    return `is not GraphQL: ${(error as Error).message}; ${advice}`
  }
}
