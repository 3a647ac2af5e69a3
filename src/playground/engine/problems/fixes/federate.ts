import { Kind, parse, type SelectionSetNode } from 'graphql'
import type { Fix } from '@/playground/engine/messages'
import { applicationsOf, authorizing, stringArgument, spotsAt, type Report } from '../finder'
import type { SchemaSource } from '../source'
import { makeNullable } from './align'
import { addDirective, replaceNode, textOf, typeTextOf } from './edits'
import { fix, fixRule, listNames, type FixRule } from './fix-rule'
import { importDirective } from './imports'
import { withoutMember } from './remove'

/** Fixes of fields that subgraphs share or guard. */
export const federatingRules: FixRule[] = [
  fixRule(/^Non-shareable field "(\S+)" is resolved from/, ([on], report) => [
    markShareable(report, on),
    ...report.named.map((source) => withoutMember([source], on)),
  ]),
  fixRule(/Context name "(.*?)" is invalid/, ([name], { named }) => [
    fix(
      'Keep only letters and digits',
      named.flatMap((source) =>
        source.applications
          .flatMap(({ node }) => node.arguments ?? [])
          .filter(({ value }) => value.kind === Kind.STRING && value.value === name)
          .map(({ value }) => replaceNode(source, value, `"${name.replace(/[^A-Za-z0-9]|^\d+/g, '')}"`)),
      ),
    ),
  ]),
  fixRule(/^Argument "(\S+)" is contextual in at least one/, ([on], { sources }) => [
    makeNullable(
      sources.filter((source) => applicationsOf(source, 'fromContext', on).length === 0),
      on,
    ),
  ]),

  fixRule(
    /\] Field "(\S+)" does not specify necessary .*transitive (?:(?:field|type) "(\S+)"|data in context \w+)/,
    ([on, guarded], report) => [copyGuards(report, on, [guarded, ...readBy(report, on)])],
  ),
]

function markShareable({ message, named }: Report, on: string) {
  const nonShareable = /defined as non-shareable in (.*)$/s.exec(message)?.[1] ?? ''
  const sources = named.filter(
    ({ name }) => nonShareable === 'all of them' || nonShareable.includes(`"${name}"`),
  )
  const edits = sources.flatMap((source) => {
    const through = new RegExp(`"${source.name}" \\(through @interfaceObject field "(\\S+)"\\)`).exec(
      message,
    )?.[1]
    const fields = spotsAt(source, through ?? on)
    const { name, edits: imports } = importDirective(source, 'shareable')
    return fields.length > 0
      ? [...fields.map(({ node }) => addDirective(source, node, `@${name}`)), ...imports]
      : []
  })
  return fix(`Add @shareable to ${on} in ${listNames(sources)}`, edits)
}

/** The coordinates that a field reads with @requires and @fromContext. */
function readBy({ sources, named }: Report, on: string): string[] {
  const [type = ''] = on.split('.')
  return named.flatMap((source) => [
    ...applicationsOf(source, 'requires', on).flatMap(({ node }) =>
      selected(sources, stringArgument(node, 'fields'), [type]),
    ),
    ...spotsAt(source, on).flatMap(({ node }) =>
      applicationsOf(source, 'fromContext')
        .filter((application) => application.on.kind === 'argument' && application.on.field === node)
        .flatMap((application) => {
          const [, context, text] =
            /^\s*\$(\w+)([^]*)$/.exec(stringArgument(application.node, 'field') ?? '') ?? []
          const setting = applicationsOf(source, 'context')
            .filter((other) => stringArgument(other.node, 'name') === context)
            .flatMap(({ on: { node: set } }) => ('name' in set && set.name ? [set.name.value] : []))
          return [...setting, ...selected(sources, text, setting)]
        }),
    ),
  ])
}

/** The coordinates that a field set selects from types, with those of types that implement them. */
function selected(sources: SchemaSource[], text = '', types: string[]): string[] {
  try {
    const [operation] = parse(/^\s*\{/.test(text) ? text : `{${text}}`).definitions
    return operation?.kind === Kind.OPERATION_DEFINITION ? walk(operation.selectionSet, types) : []
  } catch {
    return []
  }

  function walk({ selections }: SelectionSetNode, from: string[]): string[] {
    return selections.flatMap((selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return []
      const condition = selection.kind === Kind.INLINE_FRAGMENT && selection.typeCondition?.name.value
      const implementing = from.flatMap((type) => [type, ...implementationsOf(type)])
      const read =
        selection.kind === Kind.FIELD
          ? implementing.map((type) => `${type}.${selection.name.value}`)
          : condition
            ? [condition]
            : []
      const next = selection.kind === Kind.FIELD ? typesOf(sources, read) : condition ? [condition] : from
      return [...read, ...(selection.selectionSet ? walk(selection.selectionSet, next) : [])]
    })
  }

  function implementationsOf(type: string): string[] {
    return sources.flatMap((source) =>
      [...source.types.values()]
        .flat()
        .flatMap((node) =>
          'interfaces' in node && node.interfaces?.some(({ name }) => name.value === type)
            ? [node.name.value]
            : [],
        ),
    )
  }
}

/** The names of the types of fields. */
function typesOf(sources: SchemaSource[], fields: string[]): string[] {
  return sources.flatMap((source) =>
    fields.flatMap((text) =>
      spotsAt(source, text).flatMap(({ node }) => (typeTextOf(source, node) ?? '').match(/\w+/g) ?? []),
    ),
  )
}

/** Adds to a field what guards the fields that it reads, and the types of those. */
function copyGuards({ named, sources }: Report, on: string, read: string[]): Fix | undefined {
  const needed = new Map<string, Set<string>>()
  for (const text of new Set([...read, ...typesOf(sources, read), on])) {
    for (const source of sources) {
      for (const name of authorizing) {
        for (const { node } of applicationsOf(source, name, text)) {
          const value = node.arguments?.[0]?.value
          needed.set(name, (needed.get(name) ?? new Set()).add(value ? textOf(source, value) : ''))
        }
      }
    }
  }
  const directives: string[] = []
  const edits = named.flatMap((source) =>
    [...needed].flatMap(([name, groups]) => {
      const { name: local, edits: imports } = importDirective(source, name)
      const argument = name === 'policy' ? 'policies' : 'scopes'
      const directive = `@${local}${name === 'authenticated' ? '' : `(${argument}: ${allOf([...groups])})`}`
      const added = spotsAt(source, on).flatMap(({ node }) => {
        const present = node.directives?.find((other) => other.name.value === local)
        if (!present) return [addDirective(source, node, directive)]
        return textOf(source, present) === directive ? [] : [replaceNode(source, present, directive)]
      })
      if (added.length > 0) directives.push(directive)
      return added.length > 0 ? [...added, ...imports] : []
    }),
  )
  return fix(`Add ${directives.join(' and ')} to ${on}`, edits)
}

/** Each text is a list of alternatives, such as [["a", "b"], ["c"]]. Gives the alternatives that satisfy all of them. */
function allOf(texts: string[]): string {
  let all: string[][] = [[]]
  for (const text of texts) {
    const groups = Array.from(
      text.matchAll(/\[([^[\]]*)\]/g),
      ([, group = '']) => group.match(/"[^"]*"/g) ?? [],
    )
    all = all.flatMap((one) => groups.map((other) => [...new Set([...one, ...other])]))
  }
  return `[${all.map((group) => `[${group.join(', ')}]`).join(', ')}]`
}
