import { Kind, parse, print, visit, type ASTNode, type SelectionSetNode } from 'graphql'
import type { Composition, Engine, SampleData, Subgraph } from '../engine/messages'
import { readSupergraph, type Supergraph } from '../engine/planner/supergraph'
import { federationLink, readSource, spotsAt, type Spot } from '../engine/problems/source'
import type { Goal, GradedExercise } from './exercise'

type Given = {
  exercise: Pick<GradedExercise, 'starter' | 'query' | 'data'>
  /** The learner's schemas. */
  subgraphs: Subgraph[]
  /** The learner's resolvers. */
  code?: Record<string, string>
  composition: Composition
  engine: Engine
}
type Composed = Given & { composition: Extract<Composition, { composes: true }> }
type GoalOf<Name extends Goal['kind']> = Extract<Goal, { kind: Name }>
type Unmet = string | undefined

/** A kind of goal: its sentence in inline Markdown, and what was found in place of it; undefined when it is met. */
type GoalKind<Name extends Goal['kind']> = { text: (goal: GoalOf<Name>) => string } & (
  | { find: (goal: GoalOf<Name>, given: Given) => Unmet }
  /** For goals of subgraphs that compose. */
  | { findComposed: (goal: GoalOf<Name>, given: Composed) => Unmet | Promise<Unmet> }
)

const kinds: { [Name in Goal['kind']]: GoalKind<Name> } = {
  composes: {
    text: () => 'The subgraphs compose.',
    // Names the codes alone: the messages stand in the grade's problems.
    find: (_, { composition }) =>
      composition.composes ? undefined : `Composition fails with ${listed(codesOf(composition))}.`,
  },
  fails: {
    text: ({ code }) => `Composition fails with \`${code}\`.`,
    find({ code }, { composition }) {
      if (composition.composes) return 'The subgraphs compose.'
      const codes = codesOf(composition)
      return codes.includes(code) ? undefined : `Composition fails with ${listed(codes)} instead.`
    },
  },
  unchanged: {
    text: ({ subgraph }) => `The schema of \`${subgraph}\` stays as it is.`,
    find({ subgraph }, { exercise: { starter }, subgraphs }) {
      const [known, changed] = [starter, subgraphs].map((all) => readDefinitions(sdlOf(all, subgraph)))
      if (!known || !changed) return `The schema of \`${subgraph}\` cannot be read.`
      const [, name] =
        [...known].find(([text]) => !changed.has(text)) ??
        [...changed].find(([text]) => !known.has(text)) ??
        []
      return name && `The schema of \`${subgraph}\` was changed at \`${name}\`.`
    },
  },
  version: {
    text: ({ subgraph, atLeast }) => `\`${subgraph}\` speaks federation version ${atLeast} or later.`,
    find({ subgraph, atLeast }, { subgraphs }) {
      const found = federationLink(readSource({ name: subgraph, sdl: sdlOf(subgraphs, subgraph) }))
      if (!found)
        return `\`${subgraph}\` has no \`@link\` to the federation specification, so it is version 1.`
      const version = /\d+\.\d+/.exec(found.version ?? '')?.[0] ?? '0.0'
      const isReached = version.localeCompare(atLeast, 'en-US', { numeric: true }) >= 0
      return isReached ? undefined : `The \`@link\` of \`${subgraph}\` names version ${version}.`
    },
  },
  has: {
    text: ({ coordinate, type }) =>
      `The API schema has \`${coordinate}\`${type ? ` of type \`${type}\`` : ''}.`,
    findComposed({ coordinate, type }, { composition }) {
      const types = findInApi(coordinate, composition.apiSdl).map(typeOf)
      if (types.length === 0)
        return `The subgraphs compose, but \`${coordinate}\` is missing from the API schema.`
      if (type === undefined || types.includes(type)) return undefined
      return `In the API schema, \`${coordinate}\` has the type \`${types[0]}\`.`
    },
  },
  lacks: {
    text: ({ coordinate }) => `The API schema does not have \`${coordinate}\`.`,
    findComposed: ({ coordinate }, { composition }) =>
      findInApi(coordinate, composition.apiSdl).length > 0
        ? `The API schema still has \`${coordinate}\`.`
        : undefined,
  },
  answers: {
    text: () => 'The answer of the query has what it asks for.',
    async findComposed({ data: wanted }, { exercise, subgraphs, code, engine }) {
      const { query = '', data: text = '{}' } = exercise
      const data = JSON.parse(text) as SampleData
      const input = { subgraphs, operation: { query }, data, behaviors: {}, ...(code && { code }) }
      const run = await engine.execute(input)
      if (!run.ok) return run.failure.message
      const [error] = run.value.errors
      if (error) return `The answer has an error at \`${error.path?.join('.') ?? 'data'}\`: ${error.message}`
      const given = JSON.stringify(run.value.data)
      const breakable = given.replaceAll(/[,:{[]/g, '$&\u200B')
      return given === JSON.stringify(JSON.parse(wanted)) ? undefined : `The answer is \`${breakable}\`.`
    },
  },
  fetches: {
    text: ({ query, atMost }) =>
      `The router answers ${queryName(query)} with ${atMost === 1 ? 'one fetch' : `${atMost} fetches or fewer`}.`,
    async findComposed({ query, atMost }, { subgraphs, engine }) {
      const planned = await engine.plan({ subgraphs, operation: { query } })
      if (!planned.ok) return planned.failure.message
      const { fetches } = planned.value
      if (fetches.length <= atMost) return undefined
      // Subgraphs in the order in which they are asked, such as "`a`, then `b` and `c`".
      const waves = [...new Set(fetches.map(({ wave }) => wave))].toSorted((a, b) => a - b)
      const order = waves.map((wave) =>
        listed(fetches.filter((fetch) => fetch.wave === wave).map(({ subgraph }) => subgraph)),
      )
      return `The router needs ${fetches.length} fetches: ${order.join(', then ')}.`
    },
  },
  resolves: {
    text: ({ subgraph, coordinate, only }) =>
      `${only ? 'Only ' : ''}\`${subgraph}\` resolves \`${coordinate}\`.`,
    findComposed({ subgraph, coordinate, only }, { composition }) {
      const [type = '', field = ''] = coordinate.split('.')
      const supergraph = readSupergraph(composition.supergraphSdl)
      const graphs = [...(supergraph.types.get(type)?.fields.get(field)?.graphs ?? [])]
      // An @external field that @provides covers is resolved by that subgraph too, on some paths.
      const resolvers = graphs.flatMap(([name, { external }]) =>
        !external || isProvided(supergraph, name, type, field) ? [name] : [],
      )
      if (only && supergraph.labeled.some((moved) => moved.field === coordinate))
        return `A label of \`@override\` moves \`${coordinate}\` for some requests only.`
      if (resolvers.length === 0) return `No subgraph resolves \`${coordinate}\`.`
      if (resolvers.includes(subgraph) && (!only || resolvers.length === 1)) return undefined
      return `${listed(resolvers)} ${resolvers.length === 1 ? 'resolves' : 'resolve'} \`${coordinate}\`.`
    },
  },
}

/** A goal as a sentence in inline Markdown: the author's, or one made from its kind. */
export function goalText(goal: Goal): string {
  const { text } = kinds[goal.kind] as GoalKind<Goal['kind']>
  return goal.text ?? text(goal)
}

/** What was found in place of a goal, as a sentence with code in backquotes. Undefined when the goal is met. */
export async function findUnmet(goal: Goal, given: Given): Promise<Unmet> {
  const { composition } = given
  const kind = kinds[goal.kind] as GoalKind<Goal['kind']>
  if ('find' in kind) return kind.find(goal, given)
  return composition.composes
    ? kind.findComposed(goal, { ...given, composition })
    : 'The subgraphs do not compose yet.'
}

function codesOf({ problems }: Composition): string[] {
  return [...new Set(problems.map(({ code }) => code))]
}

function sdlOf(subgraphs: readonly Subgraph[], wanted: string): string {
  return subgraphs.find(({ name }) => name === wanted)?.sdl ?? ''
}

/** A query by its name, or by its text when it has none and is short. */
function queryName(query: string): string {
  const name = /\b(?:query|mutation|subscription)\s+(\w+)/.exec(query)?.[1]
  const text = query.trim().replaceAll(/\s+/g, ' ')
  if (name) return `the query \`${name}\``
  return text.length <= 80 ? `\`${text}\`` : 'the query'
}

/** Definitions printed in one order, each with its name. Whitespace, comments, and descriptions do not count. */
function readDefinitions(sdl: string): Map<string, string> | undefined {
  try {
    const { definitions } = visit(parse(sdl, { noLocation: true }), { leave: inOneOrder })
    return new Map(
      definitions.map((node) => [print(node), 'name' in node && node.name ? node.name.value : 'schema']),
    )
  } catch {
    return undefined
  }
}

/** A node without its description and with its lists sorted. */
function inOneOrder(node: ASTNode): ASTNode {
  const sorted = (nodes: ASTNode[]) => nodes.toSorted((a, b) => (print(a) < print(b) ? -1 : 1))
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== 'description')
      .map(([key, value]) => [key, Array.isArray(value) ? sorted(value as ASTNode[]) : (value as unknown)]),
  ) as unknown as ASTNode
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

/** Names as code, such as "`a` and `b`". */
function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(names.map((name) => `\`${name}\``))
}
