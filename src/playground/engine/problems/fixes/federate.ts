import { Kind } from 'graphql'
import type { Fix } from '@/playground/engine/messages'
import { applicationsOf, authorizing, stringArgument, spotsAt, type Report } from '../finder'
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
    /\] Field "(\S+)" does not specify necessary .*transitive (?:(?:field|type) "(\S+)"|data in context (\w+))/,
    ([on, guarded, context], report) => [
      copyGuards(report, on, guarded ? [guarded] : inContext(report, on, context)),
    ],
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

/** What a field reads with @fromContext: the types that set the context, and their fields that it selects. */
function inContext({ named }: Report, on: string, context: string): string[] {
  return named.flatMap((source) => {
    const read = applicationsOf(source, 'fromContext')
      .filter(
        (application) =>
          application.on.kind === 'argument' &&
          `${application.on.type.name.value}.${application.on.field.name.value}` === on,
      )
      .flatMap(({ node }) => stringArgument(node, 'field')?.match(/\w+/g) ?? [])
    return applicationsOf(source, 'context')
      .filter(({ node }) => context.endsWith(`__${stringArgument(node, 'name')}`))
      .flatMap(({ on: { node } }) => {
        const type = node.kind.includes('Type') && 'name' in node ? node.name.value : ''
        return [type, ...read.map((field) => `${type}.${field}`)]
      })
  })
}

/** Adds to a field what guards the fields that it reads, and the types of those. */
function copyGuards({ named, sources }: Report, on: string, read: string[]): Fix | undefined {
  const types = sources.flatMap((source) =>
    read.flatMap((text) =>
      spotsAt(source, text).flatMap(({ node }) => (typeTextOf(source, node) ?? '').match(/\w+/g) ?? []),
    ),
  )
  const needed = new Map<string, Set<string>>()
  for (const text of new Set([...read, ...types, on])) {
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
