import { Kind } from 'graphql'
import type { Fix } from '@/playground/engine/messages'
import { applicationsOf, type Report } from '../finder'
import { makeNullable } from './align'
import { addDirective, replaceNode, textOf } from './edits'
import { fix, fixRule, listNames, spotsAt, type FixRule } from './fix-rule'
import { importDirective } from './imports'
import { withoutDirective, withoutMember } from './remove'

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
  fixRule(/^\[.*?\] (?:@fromContext|Context ").* "(@?\w+(?:\.\w+)?\(\w+:\))"/, ([on], { named }) => [
    withoutDirective(named, 'fromContext', on),
  ]),
  fixRule(/^Argument "(\S+)" is contextual in at least one/, ([on], { sources }) => [
    makeNullable(
      sources.filter((source) => applicationsOf(source, 'fromContext', on).length === 0),
      on,
    ),
  ]),

  fixRule(
    /\] Field "(\S+)" does not specify necessary .*transitive (?:field|type) "(\S+)"/,
    ([on, guarded], report) => copyGuards(report, on, guarded),
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

/** Asks of a field what its @requires reads from others. */
function copyGuards({ named, sources }: Report, on: string, guarded: string): (Fix | undefined)[] {
  const guards = sources.flatMap((source) =>
    ['authenticated', 'requiresScopes', 'policy'].flatMap((name) =>
      applicationsOf(source, name, guarded).map(({ node }) => ({ name, text: textOf(source, node) })),
    ),
  )
  return guards.slice(0, 1).flatMap(({ name, text }) =>
    named.map((source) => {
      const { name: local, edits } = importDirective(source, name)
      const directive = text.replace(/^@\w+/, `@${local}`)
      return fix(`Add ${directive} to ${on}`, [
        ...spotsAt(source, on).map(({ node }) => {
          const present = node.directives?.find((other) => other.name.value === local)
          return present ? replaceNode(source, present, directive) : addDirective(source, node, directive)
        }),
        ...edits,
      ])
    }),
  )
}
