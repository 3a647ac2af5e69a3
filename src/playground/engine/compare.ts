import {
  findBreakingChanges,
  findDangerousChanges,
  getNamedType,
  getOperationAST,
  GraphQLError,
  getDirectiveValues,
  GraphQLDeprecatedDirective,
  isInterfaceType,
  isObjectType,
  parse,
  print,
  separateOperations,
  validate,
  type GraphQLSchema,
} from 'graphql'
import { affects, coordinateOf } from './change-effects'
import { graphOf, type Graph } from './graph'
import type { Change, Client, Comparison, Subgraph } from './messages'
import { readSource, type MemberNode } from './problems/source'
import { fieldsAt, usageOf, type Usage } from './usage'

type ClientOperation = {
  client: Client
  name: string
  usage: Usage
  /** Coordinates of the fields at which the operation is no longer valid. */
  invalidAt: Set<string>
  stillValid: boolean
}

/**
 * Compares the schema that clients see before and after a change, and judges each difference by the operations of the
 * clients. Throws a failure when a side does not compose. An operation that does not fit the schema before the change is
 * `stale`: it is left out, and the others are judged.
 */
export function compare(before: Subgraph[], after: Subgraph[], clients: Client[]): Comparison {
  const graphs = [
    graphOf(before, 'The subgraphs before the change'),
    graphOf(after, 'The changed subgraphs'),
  ] as const
  const [{ api: from }, { api: to }] = graphs
  const stale: Comparison['stale'] = []
  const operations = clients.flatMap((client) =>
    clientOperations(client, from, to, (operation, message) => {
      stale.push({ client: client.name, version: client.version, operation, message })
    }),
  )
  const changes = differences(...graphs).map((change) => ({
    ...change,
    affects: operations
      .filter(({ usage, invalidAt }) => affects(change, usage, invalidAt))
      .map(({ client: { name, version, share }, name: operation }) => ({
        client: name,
        version,
        share,
        operation,
      })),
  }))
  const breaking = changes.filter(({ severity }) => severity === 'breaking')
  const broken = operations.filter(
    ({ usage, invalidAt, stillValid }) =>
      !stillValid || breaking.some((change) => affects(change, usage, invalidAt)),
  )
  const brokenClients = new Set(broken.map(({ client }) => client))
  const affectedShare = [...brokenClients].reduce((sum, { share }) => sum + share, 0)
  return { changes, affectedShare, stale }
}

type Difference = Omit<Change, 'affects'>

function differences({ api: from, apiSdl: before }: Graph, { api: to, apiSdl: after }: Graph): Difference[] {
  const readEnums = enumsThatClientsRead(to)
  const judged = [
    ...findBreakingChanges(from, to)
      .filter(isOwn)
      .map((change) => describe(change, 'breaking')),
    ...findDangerousChanges(from, to).map((change) => {
      const difference = describe(change, 'dangerous')
      const isUnread = !readEnums.has(difference.coordinate.replace(/\..*/, ''))
      return difference.type === 'VALUE_ADDED_TO_ENUM' && isUnread
        ? { ...difference, severity: 'safe' as const }
        : difference
    }),
  ]
  const coordinates = new Set(judged.map(({ coordinate }) => coordinate))
  // graphql-js does not list additions: what the change back would remove was added. Added input fields are judged
  // already.
  const added = findBreakingChanges(to, from).flatMap(({ type, description: text }) => {
    if (!/^(?:TYPE|FIELD)_REMOVED$/.test(type) || !text.endsWith(' was removed.')) return []
    const description = text.replace('was removed', 'was added')
    return describe({ type: type.replace('REMOVED', 'ADDED'), description }, 'safe')
  })
  const others = [...added, ...unlisted(before, after)]
  return [...judged, ...others.filter(({ coordinate }) => !coordinates.has(coordinate))]
}

/** What graphql-js does not report: defaults of input fields, deprecations, and types that stay compatible. */
function unlisted(from: string, to: string): Difference[] {
  const [before, after] = [from, to].map((sdl) => readSource({ name: 'api', sdl }).spots)
  return [...(before ?? [])].flatMap(([coordinate, [spot]]) => {
    const other = after?.get(coordinate)?.[0]
    if (!spot || !other || (spot.kind !== 'member' && spot.kind !== 'argument')) return []
    const [was, is] = [elementOf(spot.node), elementOf(other.node as typeof spot.node)]
    const kind = spot.kind === 'argument' ? 'ARG' : was.type === undefined ? 'ENUM_VALUE' : 'FIELD'
    const found: Difference[] = []
    const add = (type: string, severity: Change['severity'], what: string) =>
      found.push({ type, severity, message: `${coordinate} ${what}.`, coordinate })
    if (was.type !== is.type)
      add(`${kind}_CHANGED_KIND`, 'safe', `changed type from ${was.type} to ${is.type}`)
    if (kind === 'FIELD' && was.value !== is.value) {
      const old = was.value === undefined ? '' : ` and was ${was.value}`
      const what = is.value === undefined ? 'was removed' : `is ${is.value} now${old}`
      add('INPUT_FIELD_DEFAULT_VALUE_CHANGE', 'dangerous', `has another default: it ${what}`)
    }
    if (was.deprecated === is.deprecated) return found
    if (is.deprecated === undefined) add('DEPRECATION_REMOVED', 'safe', 'is no longer deprecated')
    else add(`${kind}_DEPRECATED`, 'safe', `is deprecated: ${is.deprecated}`)
    return found
  })
}

/** Type, default value, and reason of deprecation of a field, argument, or enum value. */
function elementOf(node: MemberNode) {
  const { reason } = getDirectiveValues(GraphQLDeprecatedDirective, node) ?? {}
  return {
    type: 'type' in node ? print(node.type) : undefined,
    value: 'defaultValue' in node && node.defaultValue ? print(node.defaultValue) : undefined,
    deprecated: reason as string | undefined,
  }
}

/** An enum that is only sent can have more values without a client meeting one that it does not know. */
function enumsThatClientsRead(schema: GraphQLSchema): Set<string> {
  return new Set(
    Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) || isInterfaceType(type)
        ? Object.values(type.getFields()).map((field) => getNamedType(field.type).name)
        : [],
    ),
  )
}

/** graphql-js reports a built-in scalar as removed when its last use goes; the change of that use is listed already. */
function isOwn({ description }: { description: string }): boolean {
  return !description.startsWith('Standard scalar ')
}

function describe(
  { type, description: text }: { type: string; description: string },
  severity: Change['severity'],
): Difference {
  const message = text.replace(/^(\S+) arg (\w+)/, 'Argument $2 of $1').replace('has changed type', 'changed')
  return { type, severity, message, coordinate: coordinateOf(text) }
}

function clientOperations(
  client: Client,
  from: GraphQLSchema,
  to: GraphQLSchema,
  onStale: (name: string, message: string) => void,
): ClientOperation[] {
  const documents = client.operations.flatMap((text) => {
    try {
      return Object.values(separateOperations(parse(text)))
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error
      onStale(text.slice(0, 60), error.message)
      return []
    }
  })
  return documents.flatMap((document, index) => {
    const name = getOperationAST(document)?.name?.value ?? `operation ${index + 1}`
    const errors = validate(to, document)
    const [before] = validate(from, document)
    // One that passes what the change asks for is ready for it.
    if (before && errors.length > 0) onStale(name, before.message)
    if (before) return []
    return {
      client,
      name,
      usage: usageOf(from, document),
      // Of a variable, the last node is where it is used.
      invalidAt: fieldsAt(
        from,
        document,
        errors.flatMap(({ nodes }) => nodes?.at(-1) ?? []),
      ),
      stillValid: errors.length === 0,
    }
  })
}
