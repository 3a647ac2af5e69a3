import { createStore, values } from 'idb-keyval'
import { useEffect, useSyncExternalStore } from 'react'
import type { Addition, Model, Values } from './content'
import { kinds } from './model'

export const model = (await (await fetch('/api/model')).json()) as Model

export const allKinds = kinds(model.courses)
/** How Keystatic writes the body of a kind of entry. */
export const writers = new Map<string, (file: string) => string>()
/** Pictures that were dropped and wait for the entry to be saved, by their name. */
const dropped = new Map<string, { contents: string; address: string }>()
/** The open entry: its place in the editor, the slug that a new one will have, and its values by field. */
let entry = { address: '', slug: '', values: {} as Values }
let problems = { fields: [] as [string, string][], text: [] as string[] }
let timer: ReturnType<typeof setTimeout>
const listeners = new Set<() => void>()

/** Keeps a picture for the next save, and returns how the text names it. Another picture is only overwritten if it is replaced. Throws when it is none. */
export async function addPicture(file: File, replaced?: string): Promise<string> {
  const address = URL.createObjectURL(file)
  const image = Object.assign(new Image(), { src: address })
  const isPicture = await image.decode().then(
    () => true,
    () => false,
  )
  // The build refuses larger ones, too (src/content/pictures.ts).
  if (!isPicture || file.size > 4 * 1024 * 1024) {
    const reason = isPicture ? 'is larger than 4 MB' : 'is no picture that browsers show'
    alert(`${file.name} ${reason}. Save it as WebP, PNG, or JPEG, and drop that.`)
    throw new Error(reason)
  }
  const wanted = `./${file.name.toLowerCase().replaceAll(/[^a-z\d.]+/g, '-')}`
  let name = wanted
  for (let number = 2; name !== replaced && picturePath(name); number += 1)
    name = wanted.replace(/(?=\.\w+$)/, `-${number}`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const contents = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
  dropped.set(name, { contents, address })
  return name
}

const post = (address: string, body: object) =>
  fetch(address, { method: 'POST', headers: { 'no-cors': '1' }, body: JSON.stringify(body) })

/** Problems of the open entry in the words of `npm run content`, a moment after a value of it was written. */
export function useProblems(key: string, value: unknown, slug?: string): typeof problems {
  useEffect(() => {
    const address = location.pathname
    if (entry.address !== address) {
      entry = { address, slug: '', values: {} }
      show({ fields: [], text: [] })
    }
    entry.values[key] = value
    entry.slug = slug ?? entry.slug
    clearTimeout(timer)
    timer = setTimeout(async () => {
      const response = await post('/api/check', {
        file: openEntry().file,
        values: entry.values,
        pictures: [...dropped.keys()],
      })
      if (response.ok && address === entry.address) show((await response.json()) as typeof problems)
    }, 800)
  }, [key, value, slug])
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => problems,
  )
}

function show(found: typeof problems) {
  problems = found
  // Hides the message of a failed save when its mistakes are corrected.
  document.body.classList.toggle('correct', found.fields.length === 0)
  for (const listener of listeners) listener()
}

/** The kind of the open entry, its file below `content/`, and the path of its page. */
function openEntry(): { kind: string; file: string; page: string } {
  const [, kind = '', slug = entry.slug] =
    /\/(?:collection|singleton)\/([^/]+)(?:\/item\/([^/]+))?/.exec(location.pathname) ?? []
  const { files = '', page = '' } = allKinds[kind] ?? {}
  return { kind, file: files.replace(/\*+/, decodeURIComponent(slug)), page: page.replace('{slug}', slug) }
}

/** Where the browser finds a picture beside the open entry, or undefined when there is none. */
export function picturePath(name: string): string | undefined {
  const path = new URL(name, `http://x/${openEntry().file}`).pathname.slice(1)
  return (
    dropped.get(name)?.address ??
    (model.names.pictures.includes(decodeURI(path)) ? `/content/${path}` : undefined)
  )
}

type Files = { additions?: Addition[]; deletions?: { path: string }[] }
type Commit = { branch: { repositoryNameWithOwner: string }; fileChanges: Files; expectedHeadOid: string }
type Update = Files & { variables?: { input?: Commit } }

let isSaved = false
let typing: ReturnType<typeof setTimeout>

function allowTyping(after: number): void {
  clearTimeout(typing)
  typing = setTimeout(() => (document.body.inert = isSaved = false), after)
}

/** Lets the writer type again, when Keystatic has read what was saved. */
export const formWasRead = () => isSaved && allowTyping(100)

/**
 * What Keystatic saves is prepared on its way to this machine or to GitHub, so that both get the same files: only what changed
 * differs from before, and dropped pictures are saved with the text that names them.
 */
export function prepareSaves(): void {
  const send = window.fetch
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const [, opened] = /\/keystatic\/blob\/\w+\/(.*\.(?:md|yaml))$/.exec(url) ?? []
    if (opened) {
      let response = await send(input, init)
      // The file has changed on disk since the list of files was read.
      if (response.status === 404) response = await send(`/${opened}`, { cache: 'no-store' })
      if (response.ok) await keepOpened(opened, response.clone())
      return response
    }
    const isUpdate = /\/(?:keystatic\/update|graphql)$/.test(url)
    const body: Update = isUpdate && typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    const commit = body.variables?.input
    const changes = commit?.fileChanges ?? body
    if (!changes.additions && !changes.deletions) return send(input, init)
    // A save replaces the form, with what is typed meanwhile.
    clearTimeout(typing)
    document.body.inert = true
    document.body.classList.remove('correct')
    const refused = await prepare(send, changes, commit, init).catch(refusal)
    const response = refused ?? (await send(input, { ...init, body: JSON.stringify(body) }))
    isSaved = response.ok
    allowTyping(isSaved ? 5000 : 0)
    if (isSaved && !commit) {
      for (const { path, contents } of changes.additions ?? [])
        if (/\.(md|yaml)$/.test(path)) remember(path, await (await send(`data:;base64,${contents}`)).text())
      // The development server finds a new page only after a request for it.
      void send(model.site + openEntry().page, { mode: 'no-cors' })
    }
    return response
  }
}

/** Remembers the text of an entry of this machine, unless a draft of it began with an earlier one. Keystatic keeps the drafts. */
async function keepOpened(path: string, text: Response): Promise<void> {
  const drafts = await values<{ files?: Map<string, unknown> }>(createStore('keystatic', 'items'))
  const hasDraft = drafts.some(({ files }) => files?.has(path))
  remember(path, (hasDraft && localStorage.getItem(path)) || (await text.text()))
}

/** The text that each entry was opened with. The browser stores it, too, because a draft outlives its tab. */
const texts = new Map<string, string>()
function remember(path: string, text: string): void {
  texts.set(path, text)
  localStorage.setItem(path, text)
}

/** Fetch throws a TypeError when nothing answers. */
const noAnswer = 'No answer. Is `npm run edit` still running? Your text is kept; press Save again.'
const refusal = ({ name, message }: Error) =>
  new Response(name === 'TypeError' ? noAnswer : `Not saved: ${message}`, { status: 422 })

/** Changes a save to what is to be saved. Returns an answer when it is refused. */
async function prepare(
  send: typeof fetch,
  changes: Files,
  commit: Commit | undefined,
  init?: RequestInit,
): Promise<Response | undefined> {
  const { additions: [file] = [], deletions = [] } = changes
  // An entry with another address is the file of the old one.
  const removed = deletions.find(({ path }) => !file || path.endsWith(file.path.replace(/.*\./, '.')))?.path
  const path = removed ?? file?.path
  if (!path) return undefined
  const headers = new Headers(init?.headers)
  headers.set('accept', 'application/vnd.github.raw+json')
  const address = commit
    ? `https://api.github.com/repos/${commit.branch.repositoryNameWithOwner}/contents/${path}?ref=${commit.expectedHeadOid}`
    : `/${path}`
  const old = await send(address, { headers, cache: 'no-store' })
  if (!old.ok && old.status !== 404) return old
  const before = old.ok ? await old.text() : undefined
  const opened = commit ? before : (texts.get(path) ?? before)
  const save = (replace: boolean) =>
    post('/api/save', {
      file,
      removed,
      before,
      opened: /\/collection\/[^/]+\/create$/.test(location.pathname) ? undefined : opened,
      replace,
      written: opened === undefined ? '' : writers.get(openEntry().kind)?.(opened),
      pictures: Object.fromEntries([...dropped].map(([name, { contents }]) => [name, contents])),
    })
  let response = await save(false)
  if (response.status === 409) {
    if (!confirm(await response.text())) return refusal(new Error('nothing was changed.'))
    response = await save(true)
  }
  if (!response.ok) return response
  const prepared = (await response.json()) as Files & { problems: string[] }
  if (prepared.problems.length > 0) return refusal(new Error(prepared.problems.join('\n')))
  // A text that cannot be opened again is refused here: the words of Keystatic say why.
  const saved = await send(`data:;base64,${prepared.additions?.[0]?.contents ?? ''}`)
  writers.get(openEntry().kind)?.(await saved.text())
  changes.additions = prepared.additions
  changes.deletions = [...deletions, ...(prepared.deletions ?? [])]
  return undefined
}
