import type { Place } from '../messages'
import { findSpots } from './coordinate'
import { placesApplied, placesAt, placesNear, type Report } from './finder'
import { placesOfReference } from './places'
import { rule, type Rule } from './rule'

/** Messages of the second composer, whose prose names a type once and its fields or arguments after it. */
export const secondComposerRules: Rule[] = [
  rule(/type "(\w+)" was referenced in the schema, but it was never defined/, ([name], { named }) =>
    placesOfReference(named, name),
  ),
  rule(/The directive "(\w+)" must only be defined once/, ([name], { named }) =>
    placesAt(named, `@${name}`).slice(1),
  ),
  rule(/instance of the directive "@(\w+)" declared on coordinates "(\S+)"/, ([directive, on], { named }) =>
    placesApplied(named, directive, on),
  ),
  rule(
    /^Expected the .* defined on path "(.*?)" to define the default|^Incompatible types .* "(.*?)":/,
    (found, r) => placesAt(r.sources, found[0] || found[1]),
  ),
  rule(
    /^The field "(\w+\.\w+)" could not be federated because:\s*The argument "(\w+)"/,
    ([field, argument], { named }) => placesNear(named, `${field}(${argument}:)`),
  ),
  rule(/^The (?:Object|Interface|Enum|Input Object) "(\w+)"/, ([type], report) =>
    placesOfMembers(report, type),
  ),
]

/** Gives the fields or values of a type that a message names one by one. */
function placesOfMembers({ message, named }: Report, type: string): Place[] {
  const members = new Set(Array.from(message.matchAll(/"(\w+)"/g), ([, word = '']) => word))
  return named.flatMap((source) =>
    [...members].flatMap((member) =>
      findSpots(source, { type, member }).length > 0 ? placesAt([source], `${type}.${member}`) : [],
    ),
  )
}
