import { buildSchema, parse, validate, type GraphQLSchema } from 'graphql'
import { groupBy } from '@/lib/group-by'
import { createEngine } from '@/playground/engine/engine'
import type { Subgraph } from '@/playground/engine/messages'
import { valueOf } from '@/playground/value-of'
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
  second?: string
  example: string
  against?: string
}

/**
 * Composes the federated schemas of a content file with the playground's engine and compares each verdict with the one
 * its fences declare: `ok` or a composer's error code. The second composer must agree, unless the fences declare what it
 * says (`second`). Fences with the same `example` belong together; queries marked `against` an example are validated with
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
    const expected = declared(group, 'expect')
    if (expected.length !== 1) {
      report(
        first,
        `example "${name}" must declare one verdict with expect, has: ${expected.join(', ') || 'none'}`,
      )
      continue
    }
    const subgraphs = group.map(({ subgraph = '', code }) => ({ name: subgraph, sdl: code }))
    const { verdict, detail, apiSdl } = await compose(subgraphs)
    if (apiSdl !== undefined) apis.set(name, apiSdl)
    if (!verdict.includes(expected[0] as string)) {
      report(
        first,
        `example "${name}" declares ${expected[0]}, the composer says ${verdict.join(', ')}${detail}`,
      )
      continue
    }
    const difference = await secondOpinionError(subgraphs, apiSdl !== undefined, declared(group, 'second'))
    if (difference) report(first, `example "${name}" ${difference}`)
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

function declared(group: Fence[], field: 'expect' | 'second'): string[] {
  return [...new Set(group.flatMap((fence) => fence[field] ?? []))]
}

const engine = createEngine()

type Verdict = { verdict: string[]; detail: string; apiSdl?: string }

const compose = once(async (subgraphs): Promise<Verdict> => {
  const composition = valueOf(await engine.compose({ subgraphs }))
  if (composition.composes) return { verdict: ['ok'], detail: '', apiSdl: composition.apiSdl }
  const { problems } = composition
  return {
    verdict: [...new Set(problems.map(({ code }) => code))],
    detail: `: ${problems.map(({ message }) => message).join(' | ')}`,
  }
})

const secondOpinion = once(async (subgraphs) => valueOf(await engine.secondOpinion({ subgraphs })))

/** Composing takes longer than all other checks of a post, and examples recur, so each is composed once. */
function once<Result>(
  work: (subgraphs: Subgraph[]) => Promise<Result>,
): (subgraphs: Subgraph[]) => Promise<Result> {
  const results = new Map<string, Promise<Result>>()
  return (subgraphs) => {
    const key = JSON.stringify(subgraphs)
    const result = results.get(key) ?? work(subgraphs)
    results.set(key, result)
    return result
  }
}

/** Says how the second composer's verdict differs from the first's and from what the example declares about it. */
async function secondOpinionError(subgraphs: Subgraph[], composes: boolean, second: string[]) {
  if (second.length > 1) return `declares second twice: ${second.join(', ')}`
  const opinion = await secondOpinion(subgraphs)
  const says = opinion.composes ? 'ok' : 'refused'
  const agrees = composes ? 'ok' : 'refused'
  const expected = second[0] ?? agrees
  if (second[0] === agrees)
    return `declares second="${agrees}", which is what the first composer says: delete it`
  if (says === expected) return undefined
  const messages = opinion.messages.map(({ message }) => message).join(' | ')
  const detail = messages && `: ${messages}`
  return `the second composer (${opinion.composer.name}) says ${says}${detail}; declare second="${says}" if that is right`
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
