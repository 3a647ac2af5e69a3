import { readFile } from 'node:fs/promises'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { brand } from '@/config/brand'
import { absoluteUrl } from '@/config/site'
import { admit, BusyError } from '@/lib/admission'
import { assetManifestFile, inBuild } from '@/lib/build-folder'
import { clientAddressHeader } from '@/lib/client-address'
import { createRateLimit } from '@/lib/rate-limit'
import type { CallName, Calls, Failure } from '@/playground/engine/messages'
import { searchOnServer } from '@/search/server-search'
import { callEngine } from './call-engine'
import { handleGraph } from './http'

const maxBytes = 512 * 1024
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
 * POST /mcp: what agents can do here, by the Model Context Protocol over streamable HTTP without sessions. The SDK answers
 * clients of the revision 2026-07-28, and those of 2025 that begin with `initialize`.
 */
const handler = createMcpHandler(({ requestInfo }) => createServer(requestInfo?.headers), {
  maxRequestBodySize: maxBytes,
})

export function handleMcp(request: Request): Promise<Response> {
  return handler.fetch(request)
}

function createServer(headers = new Headers()): McpServer {
  const server = new McpServer({ name: `${brand.toLowerCase()}-site`, version: '1.0.0' })
  const annotations = { readOnlyHint: true, openWorldHint: false }

  server.registerTool(
    'search',
    {
      title: 'Search this site',
      description: `Finds posts, chapters of the course, features, and pages of ${brand}. Gives titles with paths for read_page.`,
      inputSchema: z.object({ query: z.string().min(1).max(200) }),
      annotations,
    },
    async ({ query: words }) => {
      const results = await searchOnServer(words)
      if (results.length === 0) return text('Nothing was found. Try fewer or other words.')
      return text(
        results
          .slice(0, 10)
          .map(({ href, title, heading, text: excerpt }) =>
            [`- ${heading ? `${title}: ${heading}` : title}`, `(${href})`, excerpt].join(' '),
          )
          .join('\n'),
      )
    },
  )

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'Gives a page of this site as Markdown, by its path, such as /blog/entity-design.',
      inputSchema: z.object({ path: z.string().startsWith('/').max(200) }),
      annotations,
    },
    async ({ path }) => {
      const markdown = await readPage(path.replace(/[#?].*$|(?<=.)\/$|\.md$/g, ''))
      return markdown === undefined ? failed(`There is no page at ${path}. Use search.`) : text(markdown)
    },
  )

  server.registerTool(
    'query_graph',
    {
      title: 'Query the graph of this site',
      description:
        'Runs a read-only GraphQL query over five federated subgraphs: posts, people, courses, features, plans, pages, and jobs. Introspect it for its schema.',
      inputSchema: z.object({ query, variables: z.record(z.string(), z.unknown()).optional() }),
      annotations,
    },
    async (operation) => {
      const response = await handleGraph(
        new Request(absoluteUrl('/graphql'), {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify(operation),
        }),
      )
      return text(await response.text())
    },
  )

  server.registerTool(
    'compose_schemas',
    {
      title: 'Compose subgraphs',
      description:
        'Composes federation 2 subgraphs. Gives the schema that clients see, or each problem with its place.',
      inputSchema: z.object({ subgraphs }),
      annotations,
    },
    ({ subgraphs: given }) =>
      ask('compose', { subgraphs: given, fixes: false }, ({ composer, problems, ...verdict }) =>
        verdict.composes
          ? `Composes (${composer.name} ${composer.version}). The schema for clients:\n\n${verdict.apiSdl}`
          : problems.map(({ code, message, places }) => {
              const at = places.map(({ subgraph, range }) => {
                const sdl = given.find(({ name }) => name === subgraph)?.sdl.slice(0, range?.from)
                return range && sdl !== undefined ? `${subgraph}:${sdl.split('\n').length}` : subgraph
              })
              return `- ${code}${at.length > 0 ? ` at ${at.join(', ')}` : ''}: ${message}`
            }),
      ),
  )

  server.registerTool(
    'plan_query',
    {
      title: 'Plan a query',
      description:
        'Shows which requests a router sends to which subgraphs to answer a query, in which order and why.',
      inputSchema: z.object({ subgraphs, query, operationName: z.string().optional() }),
      annotations,
    },
    ({ subgraphs: given, ...operation }) =>
      ask('plan', { subgraphs: given, operation }, ({ fetches }) =>
        fetches.map(({ id, subgraph, waitsFor, path, operation: sent }) =>
          [
            `${id}. ${subgraph}${path.length > 0 ? `, merged at ${path.join('.')}` : ''}${waitsFor.length > 0 ? `, after ${waitsFor.join(' and ')}` : ''}`,
            sent,
          ].join('\n'),
        ),
      ),
  )

  server.registerTool(
    'check_change',
    {
      title: 'Check a change of a graph',
      description:
        'Compares two versions of a graph: breaking, dangerous, and safe changes, and which operations they affect.',
      inputSchema: z.object({
        before: subgraphs,
        after: subgraphs,
        operations: z.array(query).max(20).optional().describe('Operations that clients send'),
      }),
      annotations,
    },
    ({ before, after, operations = [] }) =>
      ask(
        'compare',
        { before, after, clients: [{ name: 'given', version: '', share: 1, operations }] },
        ({ changes }) =>
          changes.length === 0
            ? 'Nothing changes for clients.'
            : changes.map(
                ({ severity, message, affects }) =>
                  `- ${severity}: ${message}${affects.length > 0 ? ` Affects: ${affects.map(({ operation }) => operation).join(', ')}.` : ''}`,
              ),
      ),
  )

  return server

  /** Asks the engine when it is the turn of the client. */
  async function ask<Name extends CallName>(
    name: Name,
    input: Calls[Name]['takes'],
    show: (given: Calls[Name]['gives']) => string | string[],
  ): Promise<Text> {
    const address = headers.get(clientAddressHeader) ?? ''
    const wait = consume(address)
    if (wait !== undefined) return failed(`Too many calls. Try again in ${wait} seconds.`)
    try {
      const result = await admit('claim', address, () => callEngine(name, input))
      return result.ok ? text([show(result.value)].flat().join('\n\n')) : failed(sentences(result.failure))
    } catch (error) {
      if (error instanceof BusyError) return failed(`Busy. Try again in ${error.retryAfter} seconds.`)
      throw error
    }
  }
}

function sentences({ message, problems = [] }: Failure): string {
  return [message, ...problems.map((problem) => `- ${problem.code}: ${problem.message}`)].join('\n')
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
