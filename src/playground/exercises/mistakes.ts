import { print, type ConstDirectiveNode } from 'graphql'
import type { Problem, Subgraph } from '../engine/messages'
import { findSpots, readCoordinate } from '../engine/problems/coordinate'
import { readSource, type SchemaSource } from '../engine/problems/source'
import type { Mistake, MistakePredicates, SchemaPart } from './exercise'
import { typeOf } from './goals'

type Found = {
  subgraphs: readonly Subgraph[]
  problems: readonly Problem[]
  /** Numbers of the goals that are not met, counted from 1. */
  unmet: readonly number[]
}

/**
 * The position of the first mistake whose predicates all hold, or -1. While a schema does not parse, none holds: what it
 * has and lacks is unknown then, and its problem is in its place.
 */
export function findMistake(mistakes: readonly Pick<Mistake, 'when'>[], found: Found): number {
  const sources = found.subgraphs.map((subgraph) => readSource(subgraph))
  if (sources.some(({ document }) => !document)) return -1
  return mistakes.findIndex(({ when }) => holds(when, found, sources))
}

function holds(when: MistakePredicates, { problems, unmet }: Found, sources: SchemaSource[]): boolean {
  const { composes, code, message, present = [], missing = [] } = when
  if (composes !== undefined && composes !== (problems.length === 0)) return false
  if (when.unmet !== undefined && !unmet.includes(when.unmet)) return false
  const matches = (problem: Problem) =>
    (code === undefined || problem.code === code) &&
    (message === undefined || problem.message.includes(message))
  if ((code !== undefined || message !== undefined) && !problems.some(matches)) return false
  return present.every((part) => isIn(sources, part)) && !missing.some((part) => isIn(sources, part))
}

function isIn(sources: SchemaSource[], part: SchemaPart): boolean {
  return sources
    .filter(({ name }) => part.subgraph === undefined || part.subgraph === name)
    .some((source) => isInSource(source, part))
}

function isInSource(source: SchemaSource, { coordinate, type, directive, argument }: SchemaPart): boolean {
  const matches = (applied: ConstDirectiveNode) =>
    applied.name.value === directive &&
    (argument === undefined || (applied.arguments ?? []).some((given) => print(given).includes(argument)))
  if (coordinate === undefined)
    return source.applications.some(({ on, node }) => on.kind === 'schema' && matches(node))
  const wanted = readCoordinate(coordinate)
  return (wanted ? findSpots(source, wanted) : []).some((spot) => {
    if (type !== undefined && typeOf(spot) !== type) return false
    if (directive === undefined) return true
    return 'directives' in spot.node && (spot.node.directives ?? []).some(matches)
  })
}
