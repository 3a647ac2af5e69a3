import { Kind, visit, type ASTNode } from 'graphql'
import type { Place } from '../messages'
import { applicationsAround, applicationsOf, placeOf, placesNear, stringArgument } from './finder'
import { linksOf, type Link } from './links'
import { argumentsOf, membersOf, type SchemaSource } from './source'
import { wrongArguments } from './wrong-arguments'

/** Gives the places of a directive on what a coordinate names, or of the coordinate when it is not there. */
export function appliedOrNear(sources: SchemaSource[], directive: string, text: string): Place[] {
  return sources.flatMap((source) => {
    const around = directive === 'external' ? applicationsAround : applicationsOf
    const places = around(source, directive, text).map(({ node }) => placeOf(source, node))
    return places.length > 0 ? places : placesNear([source], text)
  })
}

/** Gives the places where a schema asks for a directive to be composed. */
export function placesComposing(sources: SchemaSource[], directive: string): Place[] {
  return sources.flatMap((source) =>
    applicationsOf(source, 'composeDirective')
      .filter(({ node }) => stringArgument(node, 'name')?.replace(/^@/, '') === directive)
      .map(({ node }) => placeOf(source, node)),
  )
}

export function placesOfLinks(sources: SchemaSource[], wanted: (link: Link) => boolean): Place[] {
  return sources.flatMap((source) =>
    linksOf(source)
      .filter(wanted)
      .map(({ node }) => placeOfUrl(source, node)),
  )
}

/** The URL of a link is on the line that names the feature, when the link spans several. */
function placeOfUrl(source: SchemaSource, node: Link['node']): Place {
  return placeOf(source, node.arguments?.find(({ name }) => name.value === 'url') ?? node)
}

/** A subgraph as a whole, which is its tab. */
export function tabs(sources: SchemaSource[]): Place[] {
  return sources.map(({ name }) => ({ subgraph: name }))
}

export function placesOfRoots(
  sources: SchemaSource[],
  wanted: (root: { operation: string; type: string }) => boolean,
): Place[] {
  return sources.flatMap((source) =>
    source.schemaNodes
      .flatMap(({ operationTypes }) => operationTypes ?? [])
      .filter(({ operation, type }) => wanted({ operation, type: type.name.value }))
      .map((root) => placeOf(source, root)),
  )
}

export function placesOfInterface(sources: SchemaSource[], name: string, type?: string): Place[] {
  return sources.flatMap((source) =>
    [...(type === undefined ? source.types.values() : [source.types.get(type) ?? []])]
      .flat()
      .flatMap((node) => ('interfaces' in node ? (node.interfaces ?? []) : []))
      .filter((implemented) => implemented.name.value === name)
      .map((implemented) => placeOf(source, implemented)),
  )
}

/** Gives the definitions that have a name, of whatever kind. */
export function placesOfName(sources: SchemaSource[], name: string): Place[] {
  return sources.flatMap((source) =>
    [...source.directives.values(), ...new Set(source.types.values())]
      .flat()
      .flatMap((node) => [
        node,
        ...(node.kind === Kind.DIRECTIVE_DEFINITION
          ? (node.arguments ?? [])
          : membersOf(node).flatMap((member) => [member, ...argumentsOf(member)])),
      ])
      .filter((node) => node.name.value === name)
      .map((node) => placeOf(source, node)),
  )
}

export function placesOfArgument(sources: SchemaSource[], directive: string, argument: string): Place[] {
  return sources.flatMap((source) =>
    wrongArguments(source, directive, argument).map(({ node }) => placeOf(source, node)),
  )
}

/** Gives the arguments of a directive and the fields of objects in them that have a name for the second time. */
export function repeatedNames(directive: ASTNode, name: string): ASTNode[] {
  const found: ASTNode[] = []
  const add = (nodes: readonly { name: { value: string } }[] = []) =>
    found.push(...(nodes.filter((node) => node.name.value === name).slice(1) as ASTNode[]))
  visit(directive, {
    Directive: (node) => void add(node.arguments),
    ObjectValue: (node) => void add(node.fields),
  })
  return found
}

/** Gives the places where a type is referred to. */
export function placesOfReference(sources: SchemaSource[], name: string): Place[] {
  return sources.flatMap((source) => {
    const places: Place[] = []
    if (!source.document) return places
    visit(source.document, {
      NamedType: (node) => void (node.name.value === name && places.push(placeOf(source, node))),
    })
    return places
  })
}

export function firstWord(source: SchemaSource, node: ASTNode, word: string): Place {
  const start = source.sdl.indexOf(word, node.loc?.start)
  return { subgraph: source.name, range: { from: start, to: start + word.length } }
}
