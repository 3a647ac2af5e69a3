import type { Edit, Fix } from '@/playground/engine/messages'
import { spotsAt, type Report } from '../finder'
import type { SchemaSource, Spot } from '../source'

/** Gives changes that remove the problem a message describes, and nothing for messages it does not know. */
export type FixRule = (report: Report) => Fix[]

/** Makes a rule of a message's shape. Groups that did not take part are left out. */
export function fixRule(
  shape: RegExp,
  propose: (groups: [string, string, string], report: Report) => (Fix | undefined)[],
): FixRule {
  return (report) => {
    const match = shape.exec(report.message)
    if (!match) return []
    const [first = '', second = '', third = ''] = match.slice(1).filter((group) => group !== undefined)
    return propose([first, second, third], report).flatMap((found) => found ?? [])
  }
}

/** Makes a fix, unless there is nothing to change. */
export function fix(title: string, edits: Edit[]): Fix | undefined {
  return edits.length > 0 ? { title, edits } : undefined
}

/** Gives what a change makes of everything that a coordinate names, in all these subgraphs. */
export function editsAt(
  sources: SchemaSource[],
  on: string,
  change: (source: SchemaSource, spot: Spot) => Edit | undefined,
): Edit[] {
  return sources.flatMap((source) => spotsAt(source, on).flatMap((spot) => change(source, spot) ?? []))
}

/** Lists names as a sentence does: a, b, and c. */
export function listNames(sources: SchemaSource[]): string {
  return new Intl.ListFormat('en-US').format(sources.map(({ name }) => name))
}
