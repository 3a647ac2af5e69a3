import { GraphQLError, parse } from 'graphql'
import { createHandler } from 'graphql-http/lib/use/fetch'
import { CallFailure } from '@/playground/engine/call-failure'
import { refusalOf } from '@/requests/incoming'
import { refused, type Refusal } from '@/requests/outcome'
import { readBytes } from '@/requests/read-bytes'
import { limitCost, maxTokens } from './cost'
import { apiSchema, runGraph, subgraph } from './gateway'

const maxBytes = 64 * 1024
const maxSubgraphBytes = 512 * 1024
/** Pages of other sites may ask, too: nothing here belongs to a visitor. */
const openHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type, Accept',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
}

type Handle = (request: Request) => Promise<Response>

const limits = {
  parse: (...[source, options]: Parameters<typeof parse>) => parse(source, { ...options, maxTokens }),
  validationRules: (_: unknown, __: unknown, rules: readonly (typeof limitCost)[]) => [...rules, limitCost],
}

/** GET and POST /graphql: the graph of the site, by GraphQL over HTTP (draft of 2025-07). */
export function handleGraph(request: Request): Promise<Response> {
  return answer(request, maxBytes, () =>
    createHandler({
      ...limits,
      schema: apiSchema(),
      execute: async ({ document, operationName, variableValues }) => {
        try {
          const { data, errors } = await runGraph({ document, operationName, variables: variableValues })
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
    }),
  )
}

/** GET and POST /graph/{name}: one subgraph, as routers ask it. Unknown names get 404. */
export async function handleSubgraph(name: string, request: Request): Promise<Response> {
  const found = subgraph(name)
  if (!found) return refusal(refused(404, 'There is no subgraph of this name.'))
  // Routers batch the entities of a whole page, so a document may be longer than those of clients.
  return answer(request, maxSubgraphBytes, () => createHandler({ ...limits, ...found }))
}

export function handleOptions(): Response {
  return new Response(null, { status: 204, headers: openHeaders })
}

/** Reads the body within a limit, and lets a handler answer. */
async function answer(request: Request, limit: number, handler: () => Handle): Promise<Response> {
  const read = await readLimited(request, limit)
  if ('kind' in read) return refusal(read)
  const response = await handler()(read)
  for (const [name, value] of Object.entries(openHeaders)) response.headers.set(name, value)
  const isCacheable = request.method === 'GET' && response.ok
  response.headers.set('Cache-Control', isCacheable ? 'public, max-age=60' : 'no-store')
  return response
}

/** As clients of GraphQL read it. */
function refusal({ status, reason }: Refusal): Response {
  return Response.json({ errors: [{ message: reason }] }, { status, headers: openHeaders })
}

async function readLimited(request: Request, limit: number) {
  if (request.method !== 'POST') return new Request(request.url, { headers: request.headers })
  try {
    const body = await readBytes(request, limit)
    return new Request(request.url, { method: 'POST', headers: request.headers, body })
  } catch (error) {
    const tooLarge = `An operation may have at most ${limit / 1024} KB.`
    return refusalOf(error, tooLarge) ?? refused(400, 'The request was cut off.')
  }
}
