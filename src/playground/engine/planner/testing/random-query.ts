import {
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type GraphQLCompositeType,
  type GraphQLSchema,
} from 'graphql'
import { createRandom } from './random-graph'

type Options = {
  /** Of the fields of a type, how many are selected. */
  percent?: number
  /** Aliases are names of other fields, so that the query may not be valid. */
  confusingAliases?: boolean
}

/** Writes a query for a schema; the same for the same seed. Fields that need arguments are left out. */
export function randomQuery(
  schema: GraphQLSchema,
  seed: number,
  { percent = 60, confusingAliases = false }: Options = {},
): string {
  const random = createRandom(seed)
  const root = schema.getQueryType()
  return root ? selection(root, 4) : ''

  function selection(type: GraphQLCompositeType, left: number): string {
    const parts: string[] = []
    if (!isUnionType(type)) {
      const fields = Object.values(type.getFields()).filter(
        (field) =>
          !field.args.some(isRequiredArgument) && (left > 1 || !isCompositeType(getNamedType(field.type))),
      )
      for (const field of fields) {
        if (random(100) >= percent) continue
        const inner = getNamedType(field.type)
        const alias = random(6) === 0 ? `${aliasFor(fields, parts.length)}: ` : ''
        parts.push(alias + field.name + (isCompositeType(inner) ? ` ${selection(inner, left - 1)}` : ''))
      }
    }
    if (!isObjectType(type)) {
      for (const object of schema.getPossibleTypes(type)) {
        if (random(2) === 0) parts.push(`... on ${object.name} ${selection(object, left)}`)
      }
    }
    if (parts.length === 0 || random(8) === 0) parts.push('__typename')
    return `{ ${parts.join(' ')} }`
  }

  function aliasFor(fields: { name: string }[], index: number): string {
    const names = [...fields.map(({ name }) => name), '__typename']
    return (confusingAliases && names[random(names.length)]) || `alias${index}`
  }
}
