import type { Change } from './messages'
import type { Usage } from './usage'

/** Reads the schema coordinate out of the sentence in which graphql-js describes a change. */
export function coordinateOf(description: string): string {
  for (const [pattern, write] of sentences) {
    const match = pattern.exec(description)
    if (match) return write(match[1] ?? '', match[2] ?? '')
  }
  return ''
}

const sentences: [RegExp, (first: string, second: string) => string][] = [
  [/^(?:A required|An optional) arg (\w+) on (\w+\.\w+) was added/, (arg, field) => `${field}(${arg}:)`],
  [
    /^(?:A required|An optional) field (\w+) on input type (\w+) was added/,
    (field, type) => `${type}.${field}`,
  ],
  [/^A required arg (\w+) on directive (\w+) was added/, (arg, directive) => `@${directive}(${arg}:)`],
  [/^(\w+\.\w+) arg (\w+) /, (field, arg) => `${field}(${arg}:)`],
  [/^(\w+) was (?:removed from|added to) enum type (\w+)/, (value, type) => `${type}.${value}`],
  [/^(\w+) was (?:removed from|added to) union type (\w+)/, (_member, union) => union],
  [/^(\w+) added to interfaces implemented by (\w+)/, (_interface, type) => type],
  [/^(?:\w+|Repeatable flag) was removed from (\w+)/, (directive) => `@${directive}`],
  [/^(\w+(?:\.\w+)?) /, (coordinate) => coordinate],
]

/**
 * Whether an operation with this usage no longer works after a change, or may work differently. Expects the fields at which
 * it is no longer valid, too: whether a new type of an argument fits depends on what the operation sends.
 */
export function affects(
  { type, severity, coordinate, message }: Omit<Change, 'affects'>,
  usage: Usage,
  invalidAt: ReadonlySet<string>,
): boolean {
  const { reads, selects, writes, variableTypes, directives } = usage
  const [field = ''] = coordinate.split('(')
  const [owner = ''] = field.split('.')
  if (severity === 'safe') return false
  switch (type) {
    case 'TYPE_REMOVED':
    case 'TYPE_CHANGED_KIND':
      return reads.has(coordinate) || writes.has(coordinate)
    case 'FIELD_REMOVED':
    case 'FIELD_CHANGED_KIND':
      return selects.has(coordinate) || writes.has(coordinate) || variableTypes.has(owner)
    case 'VALUE_REMOVED_FROM_ENUM':
      return writes.has(coordinate) || variableTypes.has(owner)
    case 'VALUE_ADDED_TO_ENUM':
    case 'TYPE_ADDED_TO_UNION':
      return reads.has(owner)
    case 'TYPE_REMOVED_FROM_UNION':
    case 'IMPLEMENTED_INTERFACE_REMOVED': {
      const [, one = '', other = ''] = /^(\w+) .* (\w+)\.$/.exec(message) ?? []
      return reads.has(one) && reads.has(other)
    }
    case 'IMPLEMENTED_INTERFACE_ADDED':
      return reads.has(message.split(' ')[0] ?? '')
    case 'ARG_REMOVED':
      return writes.has(coordinate)
    case 'ARG_CHANGED_KIND':
      return invalidAt.has(field)
    case 'REQUIRED_ARG_ADDED':
      return selects.has(field) && invalidAt.has(field)
    case 'ARG_DEFAULT_VALUE_CHANGE':
      return selects.has(field) && !writes.has(coordinate)
    case 'REQUIRED_INPUT_FIELD_ADDED':
      return writes.has(owner)
    case 'INPUT_FIELD_DEFAULT_VALUE_CHANGE':
      return variableTypes.has(owner) || (writes.has(owner) && !writes.has(coordinate))
    // An optional argument or input field changes nothing for operations that do not send it.
    default:
      return directives.has(`@${owner.replace('@', '')}`)
  }
}
