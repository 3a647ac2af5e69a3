import { composeServices, transformSupergraphToPublicSchema } from '@theguild/federation-composition'
import { buildASTSchema, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql'
import { groupBy } from '@/lib/group-by'
import type { Entry } from '../collection'
import { configFor, parseBody } from '../document'
import { fenceCode } from '../markdoc/nodes'
import type { Problem } from '../problems'
import { displayPath } from '../source'
import { listingProblems, type Listing } from './listings'

/** A listing that is composed or validated, and the line of its file on which it starts. */
export type Fence = {
  line: number
  code: string
  subgraph?: string
  expect?: string
  example: string
  against?: string
}

/**
 * Composes the federated schemas of a content file and compares each verdict with the one its fences declare:
 * `ok` or a composer's error code. Fences with the same `example` belong together; queries marked `against` an
 * example are validated with its API schema.
 */
export function compositionProblems(entry: Entry<unknown>): Problem[] {
  const file = displayPath(entry.file)
  const listings = listingsOf(entry)
  const fences = listings.flatMap(({ heading, ...listing }) =>
    listing.subgraph || listing.against ? [{ ...listing, example: listing.example ?? heading }] : [],
  )
  return [...listingProblems(file, listings), ...fenceProblems(file, fences)]
}

/** The same for listings of a YAML file. Takes the file's name for messages. */
export function fenceProblems(file: string, fences: Fence[]): Problem[] {
  const problems: Problem[] = []
  const report = (fence: Fence, message: string) =>
    problems.push({ file, line: fence.line, field: 'fence', message })
  const examples = groupBy(
    fences.filter((fence) => fence.subgraph),
    ({ example }) => example,
  )
  const schemas = new Map<string, GraphQLSchema>()

  for (const [name, group] of examples) {
    const first = group[0] as Fence
    const expected = [...new Set(group.flatMap(({ expect }) => expect ?? []))]
    if (expected.length !== 1) {
      report(
        first,
        `example "${name}" must declare one verdict with expect, has: ${expected.join(', ') || 'none'}`,
      )
      continue
    }
    const { verdict, detail, schema } = compose(group)
    if (schema) schemas.set(name, schema)
    if (!verdict.includes(expected[0] as string)) {
      report(
        first,
        `example "${name}" declares ${expected[0]}, the composer says ${verdict.join(', ')}${detail}`,
      )
    }
  }

  for (const fence of fences.filter(({ against }) => against)) {
    const schema = schemas.get(fence.against as string)
    if (!schema) report(fence, `no composed example "${fence.against}" in this file`)
    else for (const message of queryErrors(fence.code, schema)) report(fence, message)
  }
  return problems
}

type Verdict = { verdict: string[]; detail: string; schema?: GraphQLSchema }

function compose(group: Fence[]): Verdict {
  const services: { name: string; typeDefs: DocumentNode; url: string }[] = []
  for (const { subgraph, code } of group) {
    const name = subgraph as string
    try {
      services.push({ name, typeDefs: parse(code), url: `http://${name}.example` })
    } catch (error) {
      return { verdict: ['a syntax error'], detail: ` in ${name}: ${String(error)}` }
    }
  }
  const { errors, supergraphSdl } = composeServices(services)
  if (errors?.length) {
    const codes = [...new Set(errors.map((error) => String(error.extensions?.code)))]
    return { verdict: codes, detail: `: ${errors.map((error) => error.message).join(' | ')}` }
  }
  const publicSchema = transformSupergraphToPublicSchema(parse(supergraphSdl as string))
  return { verdict: ['ok'], detail: '', schema: buildASTSchema(publicSchema) }
}

function queryErrors(query: string, schema: GraphQLSchema): string[] {
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
