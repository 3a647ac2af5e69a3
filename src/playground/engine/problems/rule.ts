import type { Place } from '../messages'
import type { Report } from './finder'

/** Gives the places of a message that it knows, and nothing for any other. */
export type Rule = (report: Report) => Place[] | undefined

/** Makes a rule of a message's shape. Groups that did not take part are empty. */
export function rule(
  shape: RegExp,
  place: (groups: [string, string, string], report: Report) => Place[],
): Rule {
  return (report) => {
    const match = shape.exec(report.message)
    if (!match) return undefined
    const [, first = '', second = '', third = ''] = match
    return place([first, second, third], report)
  }
}
