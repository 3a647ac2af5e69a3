import { isRecordOf, isShape, isString } from '@/lib/guards'
import { parseJson } from '@/lib/parse-json'
import type { Subgraph } from '../engine/messages'
import { emptyWork, introspectionText, readWork, type Work } from '../work'
import { addSubgraph, setSdl } from './state/edits'

const maxBytes = 2_000_000
export const acceptedFiles = '.graphql,.graphqls,.gql,.json,.yaml,.yml'

/** What files hold: a whole work, or schemas and a query to put into one; a sentence for each that cannot be used. */
type OpenedFiles = {
  opened?: Work
  schemas: Subgraph[]
  query?: string
  supergraph?: string
  /** The files are a graph of their own: a supergraph, or schemas with the file that lists them. */
  isWhole?: boolean
  errors: string[]
}

/** Reads files. `supergraph.yaml`, as rover reads it, gives the schemas beside it their names. */
export async function openFiles(files: readonly File[]): Promise<OpenedFiles> {
  const found: OpenedFiles = { schemas: [], errors: [] }
  const names = new Map<string, string>()
  for (const file of files) {
    const [, name = file.name, ending = ''] = /^(.*)\.(\w+)$/.exec(file.name) ?? []
    if (file.size > maxBytes) found.errors.push(`${file.name} is larger than 2 MB.`)
    else if (await isBinary(file)) found.errors.push(`${file.name} is not text in UTF-8.`)
    else if (ending === 'json') {
      const text = await file.text()
      found.opened = readWork(parseJson(text))
      const what = introspectionText(text) ?? 'not a file that the playground exported.'
      if (!found.opened) found.errors.push(`${file.name} is ${what}`)
    } else if (/^(?:graphqls?|gql)$/.test(ending)) {
      const sdl = await file.text()
      if (isQuery(sdl)) found.query = sdl
      else if (isSupergraph(sdl)) found.supergraph = sdl
      else found.schemas.push({ name, sdl })
    } else if (/^ya?ml$/.test(ending)) {
      const config = await readConfig(await file.text())
      for (const [subgraph, { schema }] of Object.entries(config?.subgraphs ?? {}))
        names.set(schema.file.replace(/^.*\//, '').replace(/\.\w+$/, ''), subgraph)
      if (!config) found.errors.push(`${file.name} does not name a schema file for each of its subgraphs.`)
    } else found.errors.push(`${file.name} is neither a .graphql nor a .json file, nor a supergraph.yaml.`)
  }
  const given = new Set(found.schemas.map(({ name }) => name))
  const missing = [...names].flatMap(([file, name]) => (given.has(file) ? [] : `${file} (${name})`))
  if (missing.length > 0)
    found.errors.push(`Drop these schemas together with the YAML file: ${missing.join(', ')}.`)
  if (names.size > 0 || found.supergraph !== undefined) found.isWhole = true
  found.schemas = found.schemas.map(({ name, sdl }) => ({ name: names.get(name) ?? name, sdl }))
  return found
}

/** The work with the opened schemas and query. A work that nobody edited makes room for schemas that are not all of its own names. */
export function addFiles(
  known: Work,
  { schemas, query, isWhole }: Pick<OpenedFiles, 'schemas' | 'query' | 'isWhole'>,
  untouched: boolean,
): Work {
  const isOther = schemas.some(({ name }) => known.subgraphs.every((own) => own.name !== name))
  const others = isWhole ? { ...known, subgraphs: [] } : known
  const start = schemas.length > 0 ? (untouched && isOther ? emptyWork : others) : known
  const next = schemas.reduce(
    (work, schema) =>
      work.subgraphs.some(({ name }) => name === schema.name)
        ? setSdl(work, schema.name, schema.sdl)
        : addSubgraph(work, schema).work,
    start,
  )
  return query === undefined ? next : { ...next, query }
}

/** Whether a schema is one that composition wrote, for a router. */
export function isSupergraph(sdl: string): boolean {
  return /\benum\s+join__Graph\b/.test(sdl)
}

/** A document of operations and fragments, without a definition of a schema. */
function isQuery(text: string): boolean {
  const plain = text.replaceAll(/#.*|"""[^]*?"""|"(?:\\.|[^"\n])*"/g, '')
  const isSchema = /^\s*(?:extend\s+)?(?:type|interface|union|enum|input|scalar|schema|directive)\b/m.test(
    plain,
  )
  return !isSchema && /^\s*(?:\{|(?:query|mutation|subscription|fragment)\b)/.test(plain)
}

type Config = { subgraphs: Record<string, { schema: { file: string } }> }
const isConfig = isShape<Config>({ subgraphs: isRecordOf(isShape({ schema: isShape({ file: isString }) })) })

/** The configuration of rover, or undefined when it does not say for every subgraph which file is its schema. */
async function readConfig(text: string): Promise<Config | undefined> {
  const { parse } = await import('yaml')
  try {
    const config: unknown = parse(text)
    return isConfig(config) ? config : undefined
  } catch {
    return undefined
  }
}

/** Text in UTF-8 holds no zero byte. */
async function isBinary(file: File): Promise<boolean> {
  return new Uint8Array(await file.arrayBuffer()).includes(0)
}

/** The file that holds all of a work. */
export function workFile(work: Work): { name: string; text: string } {
  return { name: 'playground.json', text: `${JSON.stringify(work, null, 2)}\n` }
}
