import type { Options } from 'prettier'
import { format } from 'prettier/standalone'
import * as yaml from 'prettier/plugins/yaml'
import options from '../.prettierrc.json'
import { mergeFile } from '@/content/merge'
import { checkEntry, dropped, openEntry, writers } from './session'

// What Keystatic saves passes here on its way to this machine or to GitHub, so that both get the same files: only what
// changed differs from before, and dropped pictures are saved with the text that names them.

type Files = { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] }
type Commit = {
  branch: { repositoryNameWithOwner: string }
  fileChanges: Files
  expectedHeadOid: string
}

/** Prepares what this page saves from now on. */
export function prepareSaves(): void {
  const send = window.fetch
  window.fetch = async (input, init) => {
    if (typeof init?.body !== 'string' || !/\/(?:keystatic\/update|graphql)$/.test(new Request(input).url))
      return send(input, init)
    const body = JSON.parse(init.body) as Files & { variables?: { input?: Commit } }
    const commit = body.variables?.input
    const files = commit?.fileChanges ?? body
    if (!files.additions?.length) return send(input, init)
    const { fields } = await checkEntry()
    if (fields.length > 0)
      return new Response(['Not saved:', ...fields.map((problem) => problem.join(': '))].join('\n'), {
        status: 422,
      })
    const before = async (path: string) => {
      const headers = new Headers(init.headers)
      headers.set('accept', 'application/vnd.github.raw+json')
      const address = commit
        ? `https://api.github.com/repos/${commit.branch.repositoryNameWithOwner}/contents/${path}?ref=${commit.expectedHeadOid}`
        : `/${path}`
      const response = await send(address, { headers, cache: 'no-store' })
      if (!response.ok && response.status !== 404) throw new Error(`${path}: ${await response.text()}`)
      return response.ok ? response.text() : undefined
    }
    files.additions = await prepared(files, before)
    return send(input, { ...init, body: JSON.stringify(body) })
  }
}

/** The files of a save as they are written. Takes what reads a file as it was. */
async function prepared(
  { additions = [], deletions = [] }: Files,
  before: (path: string) => Promise<string | undefined>,
): Promise<{ path: string; contents: string }[]> {
  const [file] = additions
  if (!file) return []
  const saved = new TextDecoder().decode(fromBase64(file.contents))
  // An entry with another address is the file of the old one.
  const renamed = deletions.find(({ path }) => path.endsWith(file.path.replace(/.*\./, '.')))
  const old = await before(renamed?.path ?? file.path)
  const merged = mergeFile(file.path, old, saved, writers.get(openEntry().kind) ?? String)
  const isFormatted = file.path.endsWith('.md') || merged === old
  const text = isFormatted
    ? merged
    : await format(merged, { ...(options as Options), parser: 'yaml', plugins: [yaml] })
  const folder = file.path.replace(/[^/]+$/, '')
  const pictures = [...dropped].filter(([name]) => text.includes(name))
  // A new post gets a plain cover until `npm run covers` draws one.
  const cover = './cover.webp'
  if (
    old === undefined &&
    folder.startsWith('content/blog/') &&
    text.includes(cover) &&
    !dropped.has(cover)
  ) {
    const bytes = new Uint8Array(await (await fetch('/api/cover')).arrayBuffer())
    pictures.push([cover, { bytes, address: '' }])
  }
  return [
    { path: file.path, contents: base64(new TextEncoder().encode(text)) },
    ...pictures.map(([name, { bytes }]) => ({ path: folder + name.slice(2), contents: base64(bytes) })),
  ]
}

const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.codePointAt(0) ?? 0)
