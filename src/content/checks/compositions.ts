import { buildSchema, parse, validate, type GraphQLSchema } from 'graphql'
import { groupBy } from '@/lib/group-by'
import type { Entry } from '../types'
import { configFor, parseBody } from '../document'
import { fenceCode } from '../markdoc/nodes'
import type { Problem } from '../problems'
import { displayPath } from '../source'
import { listingProblems, type Listing } from './listings'
import { compose, verdictError } from './verdicts'

/** A listing that is composed or validated, and the line of its file on which it starts. */
export type Fence = {
  line: number
  code: string
  subgraph?: string
  expect?: string
  second?: string
  third?: string
  differs?: string
  example: string
  against?: string
}

/**
 * Composes the federated schemas of a content file with the playground's engine and compares each verdict with the one
 * its fences declare: `ok` or a composer's error code. The other composers must agree, unless the fences declare what they
 * say (`second`, `third`). Fences with the same `example` belong together; queries marked `against` an example are validated with
 * its API schema.
 */
export async function compositionProblems(entry: Entry<unknown>): Promise<Problem[]> {
  const file = displayPath(entry.file)
  const listings = listingsOf(entry)
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

/** Every listing of a body with the heading above it, which groups the listings that name no example. */
export function listingsOf(entry: Entry<unknown>): (Listing & { heading: string })[] {
  const config = configFor(entry)
  let heading = 'start'
  const ast = parseBody(entry).resolve(config)
  return [...ast.walk()].flatMap((node) => {
    if (node.type === 'heading') heading = `line ${node.lines[0] ?? 0}`
    if (node.type !== 'fence') return []
    const attributes = node.attributes as Omit<Listing, 'line' | 'code'>
    const line = (node.lines[0] ?? 0) + entry.bodyLine
    return [{ ...attributes, line, code: fenceCode(node, config), heading }]
  })
}
