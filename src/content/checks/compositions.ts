import { buildSchema, parse, validate, type GraphQLSchema } from 'graphql'
import { groupBy } from '@/lib/group-by'
import { listingsOf, type Listing } from '../examples'
import { fillVariables } from '../fill-variables'
import type { Problem } from '../problems'
import type { FeatureGroupData, Snippet } from '../schemas/feature'
import { displayPath, lineOf } from '../source'
import type { Entry, Text } from '../types'
import { variableProblems } from './variables'
import { compose, verdictError } from './verdicts'

/** A listing that is composed or validated. */
export type Fence = Omit<Listing, 'language'> & { example: string }

/**
 * Composes the federated schemas of a content file with the playground's engine and compares each verdict with the one
 * its fences declare: `ok` or a composer's error code. The other composers must agree, unless the fences declare what they
 * say (`second`, `third`). Fences with the same `example` belong together; queries marked `against` an example are validated with
 * its API schema.
 */
export async function compositionProblems(text: Text): Promise<Problem[]> {
  const file = displayPath(text.file)
  const listings = listingsOf(text)
  const fences = listings.flatMap(({ heading, ...listing }) =>
    listing.subgraph || listing.against ? [{ ...listing, example: listing.example ?? heading }] : [],
  )
  return [...listingProblems(file, listings), ...(await fenceProblems(file, fences))]
}

/** The same for listings of a YAML file. Takes the file's name for messages. */
export async function fenceProblems(file: string, fences: Fence[]): Promise<Problem[]> {
  const problems: Problem[] = []
  const report = (fence: Fence, message: string) =>
    problems.push({ file, line: fence.line, field: 'fence', message })
  const examples = groupBy(
    fences.filter((fence) => fence.subgraph),
    ({ example }) => example,
  )
  const apis = new Map<string, string>()

  for (const [name, group] of examples) {
    const first = group[0] as Fence
    const [expect, ...more] = declared(group, 'expect')
    if (expect === undefined || more.length > 0) {
      const found = [expect, ...more].filter(Boolean).join(', ') || 'none'
      report(first, `example "${name}" must declare one verdict with expect, has: ${found}`)
      continue
    }
    const others = (['second', 'third', 'differs'] as const).map((field) => declared(group, field))
    const twice = others.find((values) => values.length > 1)
    if (twice) {
      report(first, `example "${name}" declares two of: ${twice.join(', ')}`)
      continue
    }
    const [second, third, differs] = others.map((values) => values[0])
    const subgraphs = group.map(({ subgraph = '', code }) => ({ name: subgraph, sdl: code }))
    const { apiSdl } = await compose(subgraphs)
    if (apiSdl !== undefined) apis.set(name, apiSdl)
    const error = await verdictError(subgraphs, { expect, second, third, differs }, { file, title: name })
    if (error) report(first, `example "${name}" ${error}`)
  }

  const queries = fences.filter(({ against }) => against)
  for (const [name, group] of groupBy(queries, ({ against }) => against as string)) {
    const api = apis.get(name)
    const schema = api === undefined ? undefined : buildSchema(api)
    for (const fence of group) {
      if (!schema) report(fence, `no composed example "${name}" in this file`)
      else for (const message of queryErrors(fence.code, schema)) report(fence, message)
    }
  }
  return problems
}

function declared(group: Fence[], field: 'expect' | 'second' | 'third' | 'differs'): string[] {
  return [...new Set(group.flatMap((fence) => fence[field] ?? []))]
}

/** Why an operation is not valid for a schema, as graphql-js words it; empty when it is valid. */
export function queryErrors(query: string, schema: GraphQLSchema): string[] {
  try {
    return validate(schema, parse(query)).map((error) => error.message)
  } catch (error) {
    return [String(error)]
  }
}

/** The same for the listings of a group of features, unless one of them has an unknown variable. */
export async function snippetProblems(entry: Entry<FeatureGroupData>): Promise<Problem[]> {
  const unknown = variableProblems(entry)
  if (unknown.length > 0) return unknown
  const file = displayPath(entry.file)
  const listings = snippetsOf(entry.data).map(({ content, ...snippet }) => ({
    ...snippet,
    line: lineOf(entry.file, snippet.filename) ?? 1,
    code: fillVariables(content),
  }))
  const fences = listings.flatMap(({ example = 'start', ...listing }) =>
    listing.subgraph || listing.against ? [{ ...listing, example }] : [],
  )
  return [...listingProblems(file, listings), ...(await fenceProblems(file, fences))]
}

/** Every listing of a feature group. */
export function snippetsOf({ feats }: FeatureGroupData): Snippet[] {
  return feats.flatMap(({ codeSnippets = [] }) => codeSnippets)
}

/** Annotations that only a composed listing may have, and invalid GraphQL. */
function listingProblems(file: string, listings: Listing[]): Problem[] {
  return listings.flatMap((listing) => {
    const { language, line, code, subgraph, example, against, fragment } = listing
    const report = (message: string) => [{ file, line, field: 'fence', message }]
    if (subgraph !== undefined) return []
    const verdict = (['expect', 'second', 'third'] as const).find((field) => listing[field])
    const lone = verdict ?? (example && !against && 'example')
    if (lone)
      return report(
        `has ${lone} but no subgraph, so nothing is composed: name the subgraph, or delete ${lone}`,
      )
    // Queries against an example are parsed when they are validated.
    if (language !== 'graphql' || fragment || against !== undefined) return []
    try {
      parse(code)
      return []
    } catch (error) {
      const advice = 'a part of a schema or query declares fragment=true'
      return report(`is not GraphQL: ${(error as Error).message}; ${advice}`)
    }
  })
}
