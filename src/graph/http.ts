import { GraphQLError, parse, type ValidationContext } from 'graphql'
import { createHandler, type HandlerOptions } from 'graphql-http/lib/use/fetch'
import { CallFailure } from '@/playground/engine/call-failure'
import { refusalOf } from '@/requests/incoming'
import { readBytes } from '@/requests/read-bytes'
import { limitCost } from './cost'
import { apiSchema, runGraph, subgraph } from './gateway'

/** Of `/graphql`. Routers send the entities of a whole page, so a request to a subgraph may be longer. */
const clients = { maxBytes: 64 * 1024, maxTokens: 2_000 }
const routers = { maxBytes: 512 * 1024, maxTokens: 4_000 }

/** Pages of other sites may ask, too: nothing here belongs to a visitor. */
const openHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type, Accept',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
}

/** Said with a status that graphql-http sends alone. */
const reasons: Partial<Record<number, string>> = {
  405: 'There are only queries here.',
  406: 'The answer is JSON: accept application/json or application/graphql-response+json. To try a query, open /playground.',
  415: 'Send the query as JSON, with Content-Type: application/json.',
}

/** GET and POST /graphql: the graph of the site, by GraphQL over HTTP (draft of 2025-07). */
export function handleGraph(request: Request): Promise<Response> {
  return answer(request, clients, () => ({
    schema: apiSchema(),
    execute: async ({ document, operationName, variableValues }) => {
      try {
        const { data, errors } = await runGraph(document, variableValues ?? {}, operationName)
        return {
          data: data as Record<string, unknown> | null,
          ...(errors.length > 0 && {
            errors: errors.map(({ message, path }) => new GraphQLError(message, { path })),
          }),
        }
      } catch (error) {
        if (error instanceof CallFailure) return { errors: [new GraphQLError(error.failure.message)] }
        throw error
      }
    },
  }))
}

/** GET and POST /graph/{name}: one subgraph, as routers ask it. Unknown names get 404. */
export async function handleSubgraph(name: string, request: Request): Promise<Response> {
  const found = subgraph(name)
  return found ? answer(request, routers, () => found) : refuse(404, 'There is no subgraph of this name.')
}

export const handleOptions = () => new Response(null, { status: 204, headers: openHeaders })

/** Reads the body within the limits, and lets graphql-http answer with these options. */
async function answer(
  request: Request,
  { maxBytes, maxTokens }: typeof clients,
  options: () => HandlerOptions,
): Promise<Response> {
  let read: Request
  try {
    const body = request.method === 'POST' ? { method: 'POST', body: await readBytes(request, maxBytes) } : {}
    read = new Request(request.url, { headers: request.headers, ...body })
  } catch (error) {
    const refusal = refusalOf(error, `An operation may have at most ${maxBytes / 1024} KB.`)
    return refuse(refusal?.status ?? 400, refusal?.reason ?? 'The request was cut off.')
  }
  const response = await createHandler({
    ...options(),
    parse: (source, given) => parse(source, { ...given, maxTokens }),
    validationRules: (_, { variableValues }, rules) => [
      ...rules,
      (context: ValidationContext) => limitCost(context, variableValues),
    ],
  })(read)
  const reason = reasons[response.status]
  if (reason) return refuse(response.status, reason)
  for (const [name, value] of Object.entries(openHeaders)) response.headers.set(name, value)
  const isCacheable = request.method === 'GET' && response.ok
  response.headers.set('Cache-Control', isCacheable ? 'public, max-age=60' : 'no-store')
  return response
}

/** Refuses as clients of GraphQL read it. */
function refuse(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: openHeaders })
}
