import { composeServices, composeSchemaContract } from '@theguild/federation-composition'
import composerPackage from '@theguild/federation-composition/package.json' with { type: 'json' }
import { GraphQLError, isExecutableDefinitionNode, parse, Source, type DocumentNode } from 'graphql'
import { runComposer } from './call-failure'
import type { Composer, Composition, Problem, Subgraph, TagFilter } from './messages'
import { placeProblems } from './problems/place-problems'
import { requiresCycle } from './problems/requires-cycle'
import { readSource } from './problems/source'
import { introspectionText } from '../work'

export const composer: Composer = { name: composerPackage.name, version: composerPackage.version }

type Service = { name: string; typeDefs: DocumentNode; url: string }

/** Composes what an audience sees: the types, fields, and values that the tags of a filter leave. */
export function composeContract(subgraphs: Subgraph[], filter: TagFilter): Composition {
  const tags = { include: new Set(filter.include), exclude: new Set(filter.exclude) }
  return judge(subgraphs, (services) => composeSchemaContract(services, tags))
}

/** Composes subgraphs with the composer that judges. What might remove its problems is proposed only (`proposedFixes`). */
export function judge(
  subgraphs: Subgraph[],
  composeDocuments: (services: Service[]) => ReturnType<typeof composeServices> = composeServices,
): Composition {
  const { services, problems } = readSubgraphs(subgraphs)
  if (problems.length > 0) return { composer, problems, composes: false }
  const parsed = subgraphs.map((subgraph, index) => ({ ...subgraph, document: services[index]?.typeDefs }))
  let result: ReturnType<typeof composeServices>
  try {
    result = runComposer(composer, () => composeDocuments(services))
  } catch (error) {
    const cycle = requiresCycle(parsed.map(readSource))
    if (!cycle) throw error
    return { composer, problems: [cycle], composes: false }
  }
  if (result.errors) {
    return { composer, problems: placeProblems(parsed, result.errors), composes: false }
  }
  const { supergraphSdl, publicSdl } = result
  return { composer, problems: [], composes: true, supergraphSdl, apiSdl: publicSdl }
}

/** Parses subgraphs. Returns what cannot be handed to a composer as problems: syntax errors, names used twice. */
export function readSubgraphs(subgraphs: Subgraph[]): { services: Service[]; problems: Problem[] } {
  const services: Service[] = []
  const problems: Problem[] = []
  for (const { name, sdl } of subgraphs) {
    if (services.some((service) => service.name === name)) problems.push(duplicateName(name))
    try {
      const typeDefs = parse(new Source(sdl, name))
      // Composers ignore operations, which would then be missing without a word.
      const operation = typeDefs.definitions.find(isExecutableDefinitionNode)
      if (operation)
        throw new GraphQLError('An operation belongs in the query, not in a subgraph.', { nodes: operation })
      services.push({ name, typeDefs, url: `http://${name}.example` })
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error
      problems.push(syntaxProblem(name, sdl, error))
    }
  }
  return { services, problems }
}

function duplicateName(subgraph: string): Problem {
  return {
    code: 'DUPLICATE_SUBGRAPH_NAME',
    message: `Two subgraphs are named "${subgraph}". Each needs a different name.`,
    places: [{ subgraph }],
    fixes: [],
  }
}

function syntaxProblem(subgraph: string, sdl: string, error: GraphQLError): Problem {
  const empty = sdl.replaceAll(/#.*/g, '').trim() === ''
  const pasted = introspectionText(sdl)
  const message = pasted ? `${subgraph} holds ${pasted}` : error.message
  const from = Math.min(error.positions?.[0] ?? 0, sdl.length)
  const token = /^(?:\w+|\S)/u.exec(sdl.slice(from))?.[0] ?? ''
  return {
    code: 'GRAPHQL_SYNTAX_ERROR',
    message: empty ? 'This subgraph is empty. Add a type or remove the subgraph.' : message,
    places: [{ subgraph, ...(!empty && { range: { from, to: from + token.length } }) }],
    fixes: [],
  }
}
