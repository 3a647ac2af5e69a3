import { Kind, print, type SelectionSetNode } from 'graphql'
import type { Composition, Engine, Fetch, SampleData, Subgraph } from '../engine/messages'
import { readSupergraph, type Supergraph } from '../engine/planner/supergraph'
import { federationLink, readSource, spotsAt, type Spot } from '../engine/problems/source'
import type { Goal, GradedExercise } from './exercise'
import { schemaDifference } from './schema-difference'

type Given = {
  exercise: Pick<GradedExercise, 'starter' | 'query' | 'data'>
  /** The learner's schemas. */
  subgraphs: Subgraph[]
  /** The learner's resolvers. */
  code?: Record<string, string>
  composition: Composition
  engine: Engine
}

/** What was found in place of a goal, as a sentence with code in backquotes. Undefined when the goal is met. */
export async function findUnmet(goal: Goal, given: Given): Promise<string | undefined> {
  const { composition } = given
  if (goal.kind === 'composes') return composition.composes ? undefined : failureText(composition)
  if (goal.kind === 'fails') return otherOutcome(goal.code, composition)
  if (goal.kind === 'unchanged') return findChange(goal.subgraph, given)
  if (goal.kind === 'version') return findOtherVersion(goal, given)
  if (!composition.composes) return 'The subgraphs do not compose yet.'
  if (goal.kind === 'answers') return findOtherAnswer(goal.data, given)
  if (goal.kind === 'fetches') return findExtraFetches(goal, given)
  if (goal.kind === 'resolves') return findOtherResolvers(goal, composition.supergraphSdl)
  const spots = findInApi(goal.coordinate, composition.apiSdl)
  if (goal.kind === 'lacks')
    return spots.length > 0 ? `The API schema still has \`${goal.coordinate}\`.` : undefined
  if (spots.length === 0)
    return `The subgraphs compose, but \`${goal.coordinate}\` is missing from the API schema.`
  const types = spots.map(typeOf)
  if (goal.type === undefined || types.includes(goal.type)) return undefined
  return `In the API schema, \`${goal.coordinate}\` has the type \`${types[0]}\`.`
}

/** Names the codes alone: the messages stand in the grade's problems. */
function failureText({ problems }: Composition): string {
  return `Composition fails with ${listed([...new Set(problems.map(({ code }) => code))])}.`
}

function otherOutcome(code: string, { composes, problems }: Composition): string | undefined {
  if (composes) return 'The subgraphs compose.'
  const codes = [...new Set(problems.map((problem) => problem.code))]
  if (codes.includes(code)) return undefined
  return `Composition fails with ${listed(codes)} instead.`
}

function findChange(name: string, { exercise: { starter }, subgraphs }: Given): string | undefined {
  const sdlOf = (all: readonly Subgraph[]) => all.find((subgraph) => subgraph.name === name)?.sdl ?? ''
  const difference = schemaDifference(sdlOf(starter), sdlOf(subgraphs))
  if (difference === undefined) return undefined
  if (difference === 'unreadable') return `The schema of \`${name}\` cannot be read.`
  return `The schema of \`${name}\` was changed at \`${difference.at}\`.`
}

function findOtherVersion(
  { subgraph, atLeast }: Extract<Goal, { kind: 'version' }>,
  { subgraphs }: Given,
): string | undefined {
  const sdl = subgraphs.find(({ name }) => name === subgraph)?.sdl ?? ''
  const found = federationLink(readSource({ name: subgraph, sdl }))
  if (found === undefined)
    return `\`${subgraph}\` has no \`@link\` to the federation specification, so it is version 1.`
  const [[major = 0, minor = 0] = [], [wantedMajor = 0, wantedMinor = 0] = []] = [
    found.version ?? '',
    atLeast,
  ].map((version) => version.match(/\d+/g)?.map(Number))
  const isReached = major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)
  return isReached ? undefined : `The \`@link\` of \`${subgraph}\` names version ${major}.${minor}.`
}

async function findExtraFetches(
  { query, atMost }: Extract<Goal, { kind: 'fetches' }>,
  { subgraphs, engine }: Given,
): Promise<string | undefined> {
  const planned = await engine.plan({ subgraphs, operation: { query } })
  if (!planned.ok) return planned.failure.message
  const { fetches } = planned.value
  if (fetches.length <= atMost) return undefined
  return `The router needs ${fetches.length} fetches: ${orderText(fetches)}.`
}

async function findOtherAnswer(
  wanted: string,
  { exercise, subgraphs, code, engine }: Given,
): Promise<string | undefined> {
  const { query = '', data = '{}' } = exercise
  const operation = { query }
  const run = await engine.execute({
    subgraphs,
    operation,
    data: JSON.parse(data) as SampleData,
    behaviors: {},
    ...(code && { code }),
  })
  if (!run.ok) return run.failure.message
  const [error] = run.value.errors
  if (error) return `The answer has an error at \`${error.path?.join('.') ?? 'data'}\`: ${error.message}`
  const given = JSON.stringify(run.value.data)
  return given === JSON.stringify(JSON.parse(wanted)) ? undefined : `The answer is \`${given}\`.`
}

/** Subgraphs in the order in which they are asked, such as "`a`, then `b` and `c`". */
function orderText(fetches: readonly Fetch[]): string {
  const waves = [...new Set(fetches.map(({ wave }) => wave))].toSorted((a, b) => a - b)
  return waves
    .map((wave) => listed(fetches.filter((fetch) => fetch.wave === wave).map(({ subgraph }) => subgraph)))
    .join(', then ')
}

function findOtherResolvers(
  { subgraph, coordinate, only }: Extract<Goal, { kind: 'resolves' }>,
  supergraphSdl: string,
): string | undefined {
  const [type = '', field = ''] = coordinate.split('.')
  const supergraph = readSupergraph(supergraphSdl)
  const graphs = [...(supergraph.types.get(type)?.fields.get(field)?.graphs ?? [])]
  // An @external field that @provides covers is resolved by that subgraph too, on some paths.
  const resolvers = graphs.flatMap(([name, { external }]) =>
    !external || isProvided(supergraph, name, type, field) ? [name] : [],
  )
  if (resolvers.length === 0) return `No subgraph resolves \`${coordinate}\`.`
  if (resolvers.includes(subgraph) && (!only || resolvers.length === 1)) return undefined
  return `${listed(resolvers)} ${resolvers.length === 1 ? 'resolves' : 'resolve'} \`${coordinate}\`.`
}

/** Whether a @provides of the subgraph selects the field of the type. */
function isProvided({ types }: Supergraph, graph: string, type: string, field: string): boolean {
  const selects = (on: string, { selections }: SelectionSetNode): boolean =>
    selections.some((selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return false
      if (selection.kind === Kind.INLINE_FRAGMENT)
        return selects(selection.typeCondition?.name.value ?? on, selection.selectionSet)
      if (on === type && selection.name.value === field) return true
      const next = types.get(on)?.fields.get(selection.name.value)?.type ?? ''
      return selection.selectionSet !== undefined && selects(next, selection.selectionSet)
    })
  return [...types.values()].some(({ fields }) =>
    [...fields.values()].some((from) => {
      const provides = from.graphs.get(graph)?.provides
      return provides !== undefined && selects(from.type, provides)
    }),
  )
}

function findInApi(coordinate: string, apiSdl: string): Spot[] {
  return spotsAt(readSource({ name: 'api', sdl: apiSdl }), coordinate)
}

/** The type of a field, argument, or input field as printed. */
export function typeOf({ node }: Spot): string | undefined {
  return 'type' in node ? print(node.type) : undefined
}

/** Names as code, such as "`a`, `b` and `c`". */
function listed(names: readonly string[]): string {
  const [last = '', ...others] = names.map((name) => `\`${name}\``).toReversed()
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`
}
