import { readFile } from 'node:fs/promises'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { brand } from '@/config/brand'
import { absoluteUrl } from '@/config/site'
import { admit, BusyError } from '@/lib/admission'
import { assetManifestFile, inBuild } from '@/lib/build-folder'
import { clientAddressHeader } from '@/lib/client-address'
import { createRateLimit } from '@/lib/rate-limit'
import type { CallName, Calls } from '@/playground/engine/messages'
import { searchOnServer } from '@/search/server-search'
import { placeText } from '@/playground/view/problem-marks'
import { callEngine } from '@/playground/thread/run-in-thread'
import { handleGraph } from './http'

/** Calls of the engine by an address in a minute; each starts a thread. */
const consume = createRateLimit(20, 60_000)

type Text = { content: { type: 'text'; text: string }[]; isError?: true }

const subgraphs = z
  .array(z.object({ name: z.string().min(1).max(60), sdl: z.string().max(200_000) }))
  .min(1)
  .max(20)
  .describe('The subgraphs of a federated graph: the name and the SDL of each')
const query = z.string().max(20_000).describe('A GraphQL document')

/**
 * POST /mcp: what agents can do here, by the Model Context Protocol over streamable HTTP without sessions. The SDK
 * answers clients of the revision 2026-07-28, and those of 2025 that begin with `initialize`.
 */
const handler = createMcpHandler(({ requestInfo }) => createServer(requestInfo?.headers), {
  maxRequestBodySize: 512 * 1024,
})

export const handleMcp = (request: Request): Promise<Response> => handler.fetch(request)

function createServer(headers = new Headers()): McpServer {
  const server = new McpServer({ name: `${brand.toLowerCase()}-site`, version: '1.0.0' })
  const address = headers.get(clientAddressHeader) ?? ''
  for (const addTo of tools) addTo(server, address)
  return server
}

const tools = [
  defineTool(
    'search',
    'Search this site',
    `Finds posts, chapters of the course, features, and pages of ${brand}. Gives titles with paths for read_page.`,
    { query: z.string().min(1).max(200) },
    async ({ query: words }) => {
      const lines = (await searchOnServer(words))
        .slice(0, 10)
        .map(
          ({ href, title, heading, text: excerpt }) =>
            `- ${heading ? `${title}: ${heading}` : title} (${href}) ${excerpt}`,
        )
      return text(lines.join('\n') || 'Nothing was found. Try fewer or other words.')
    },
  ),
  defineTool(
    'read_page',
    'Read a page',
    'Gives a page of this site as Markdown, by its path, such as /blog/entity-design.',
    { path: z.string().startsWith('/').max(200) },
    async ({ path }) => {
      const markdown = await readPage(path.replace(/[#?].*$|(?<=.)\/$|\.md$/g, ''))
      return markdown === undefined ? failed(`There is no page at ${path}. Use search.`) : text(markdown)
    },
  ),
  defineTool(
    'query_graph',
    'Query the graph of this site',
    'Runs a read-only GraphQL query over five federated subgraphs: posts, people, courses, features, plans, pages, and jobs. Introspect it for its schema.',
    { query, variables: z.record(z.string(), z.unknown()).optional() },
    async (operation) => {
      const response = await handleGraph(
        new Request(absoluteUrl('/graphql'), {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
          body: JSON.stringify(operation),
        }),
      )
      return (response.ok ? text : failed)(await response.text())
    },
  ),
  defineTool(
    'compose_schemas',
    'Compose subgraphs',
    'Composes federation 2 subgraphs. Gives the schema that clients see, or each problem with its place.',
    { subgraphs },
    ({ subgraphs: given }, address) =>
      ask(address, 'compose', { subgraphs: given }, ({ composer, problems, ...verdict }) =>
        verdict.composes
          ? `Composes (${composer.name} ${composer.version}). The schema for clients:\n\n${verdict.apiSdl}`
          : problems.map(({ code, message, places }) => {
              const at = places.map((place) => placeText(place, given)).join('; ')
              return `- ${code}${at && ` at ${at}`}: ${message}`
            }),
      ),
  ),
  defineTool(
    'plan_query',
    'Plan a query',
    'Shows which requests a router sends to which subgraphs to answer a query, in which order and why.',
    { subgraphs, query, operationName: z.string().optional() },
    ({ subgraphs: given, ...operation }, address) =>
      ask(address, 'plan', { subgraphs: given, operation }, ({ fetches }) =>
        fetches.map(({ id, subgraph, waitsFor, path, operation: sent }) => {
          const merged = path.length > 0 ? `, merged at ${path.join('.')}` : ''
          const after = waitsFor.length > 0 ? `, after ${waitsFor.join(' and ')}` : ''
          return `${id}. ${subgraph}${merged}${after}\n${sent}`
        }),
      ),
  ),
  defineTool(
    'check_change',
    'Check a change of a graph',
    'Compares two versions of a graph: breaking, dangerous, and safe changes, and which operations they affect.',
    {
      before: subgraphs,
      after: subgraphs,
      operations: z.array(query).max(20).default([]).describe('Operations that clients send'),
    },
    ({ before, after, operations }, address) =>
      ask(
        address,
        'compare',
        { before, after, clients: [{ name: 'given', version: '', share: 1, operations }] },
        ({ changes }) => {
          const lines = changes.map(({ severity, message, affects }) => {
            const affected = affects.map(({ operation }) => operation).join(', ')
            return `- ${severity}: ${message}${affected && ` Affects: ${affected}.`}`
          })
          return lines.length > 0 ? lines : 'Nothing changes for clients.'
        },
      ),
  ),
]

/** Returns a function that adds the tool to a server. The address is that of the client, for its limits. */
function defineTool<Input extends z.ZodRawShape>(
  name: string,
  title: string,
  description: string,
  input: Input,
  run: (input: z.output<z.ZodObject<Input>>, address: string) => Text | Promise<Text>,
) {
  const annotations = { readOnlyHint: true, openWorldHint: false }
  const inputSchema = z.object(input)
  return (server: McpServer, address: string) =>
    server.registerTool(name, { title, description, inputSchema, annotations }, (given) =>
      run(inputSchema.parse(given), address),
    )
}

/** Asks the engine when it is the turn of the client at this address. */
async function ask<Name extends CallName>(
  address: string,
  name: Name,
  input: Calls[Name]['input'],
  show: (given: Calls[Name]['output']) => string | string[],
): Promise<Text> {
  const wait = consume(address)
  if (wait !== undefined) return failed(`Too many calls. Try again in ${wait} seconds.`)
  try {
    const result = await admit('claim', address, () => callEngine(name, input))
    if (result.ok) return text([show(result.value)].flat().join('\n\n'))
    const { message, problems = [] } = result.failure
    return failed([message, ...problems.map((one) => `- ${one.code}: ${one.message}`)].join('\n'))
  } catch (error) {
    if (error instanceof BusyError) return failed(`Busy. Try again in ${error.retryAfter} seconds.`)
    throw error
  }
}

function text(value: string): Text {
  return { content: [{ type: 'text', text: value }] }
}

function failed(value: string): Text {
  return { ...text(value), isError: true }
}

type Listed = { pages: Record<string, { markdown?: { body: { file: string } } } | undefined> }
let listed: Promise<Listed> | undefined

/** The Markdown of a page that the build wrote, or undefined. */
async function readPage(path: string): Promise<string | undefined> {
  listed ??= readFile(inBuild(assetManifestFile), 'utf8').then((json) => JSON.parse(json) as Listed)
  const { pages } = await listed
  const file = Object.hasOwn(pages, path) ? pages[path]?.markdown?.body.file : undefined
  return file === undefined ? undefined : readFile(inBuild(file), 'utf8')
}
