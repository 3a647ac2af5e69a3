import { createStore, del, get, values } from 'idb-keyval'
import { useEffect, useSyncExternalStore } from 'react'
import type { Model, Prepared, Values } from './content'
import { kinds } from './model'

export const model = (await (await fetch('/api/model')).json()) as Model

export const allKinds = kinds(model.courses)
/** How Keystatic writes the body of a kind of entry. */
export const writers = new Map<string, (file: string) => string>()
/** Pictures that wait for the open entry to be saved, by their name. */
const dropped = new Map<string, { contents: string; address: string }>()
/** The open entry: its place in the editor, the slug that a new one will have, and its values by field. */
let entry = { address: '', slug: '', values: {} as Values }
let problems = { fields: [] as [string, string][], text: [] as string[] }
let timer: ReturnType<typeof setTimeout>
/** What Keystatic keeps of entries that are not saved. */
const drafts = createStore('keystatic', 'items')
/** The key of a draft that was restored, of an entry that is no collection's: after a save, Keystatic shows it again. */
let restored: string[] | undefined
const listeners = new Set<() => void>()
let close = () => {}

/** Keeps a picture for the next save, and returns how the text names it. Another picture is only overwritten if it is replaced. Throws when it is none. */
export async function addPicture(file: File, replaced?: string): Promise<string> {
  const isPicture = file.type.startsWith('image/svg')
    ? !/<script|<foreignObject|\son\w+=/i.test(await file.text())
    : /\/(png|jpeg|webp)$/.test(file.type) && (await createImageBitmap(file).then(Boolean, () => false))
  // The build refuses larger ones, too (src/content/pictures.ts).
  if (!isPicture || file.size > 4 * 1024 * 1024) {
    const reason = isPicture ? 'is larger than 4 MB' : 'is no picture that pages can show'
    alert(`${file.name} ${reason}. Save it as WebP, PNG, or JPEG, and drop that.`)
    throw new Error(reason)
  }
  const plain = file.name.toLowerCase().replaceAll(/[^a-z\d.]+/g, '-')
  const wanted = `./${plain.replace(/(?<=\w)-(?=\.)/, '')}`
  let name = wanted
  for (let number = 2; name !== replaced && picturePath(name); number += 1)
    name = wanted.replace(/(?=\.\w+$)/, `-${number}`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const contents = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
  dropped.set(name, { contents, address: URL.createObjectURL(file) })
  return name
}

const post = (address: string, body: object) =>
  send(address, { method: 'POST', headers: { 'no-cors': '1' }, body: JSON.stringify(body) })

/** Problems of the open entry in the words of `npm run content`, a moment after a value of it was written. */
export function useProblems(key: string, value: unknown, slug?: string): typeof problems {
  useEffect(() => {
    const address = location.pathname
    if (entry.address !== address) opened(address)
    entry.values[key] = value
    entry.slug = slug ?? entry.slug
    clearTimeout(timer)
    timer = setTimeout(async () => {
      const written = { file: openEntry().file, values: entry.values, pictures: [...dropped.keys()] }
      const response = await post('/api/check', written).catch(refusal)
      if (address !== entry.address) return
      if (response.ok) show((await response.json()) as typeof problems)
      else show({ fields: [], text: [`Not checked. ${await response.text()}`] })
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

/** Begins with another entry. In two tabs, an entry has one draft: what was typed last. */
function opened(address: string): void {
  if (!entry.address.endsWith('/create')) dropped.clear()
  entry = { address, slug: '', values: {} }
  const draft = address.split('/').slice(-2)
  void get(draft, drafts).then((found: unknown) => (restored = found ? draft : undefined))
  show({ fields: [], text: [] })
  close()
  void navigator.locks.request(address, { ifAvailable: true }, (lock) =>
    lock
      ? new Promise<void>((resolve) => (close = resolve))
      : alert('This entry is open in another tab, too. Write in one of them: both keep the same draft.'),
  )
}

function show(found: typeof problems) {
  // Hides the message of a failed save when its mistakes are corrected.
  if (problems.fields.length > 0 && found.fields.length === 0) document.body.classList.add('correct')
  problems = found
  for (const listener of listeners) listener()
}

/** The open entry: its kind, its slug, its file below `content/`, and the path of its page. */
function openEntry() {
  const [, kind = '', encoded = entry.slug] =
    /\/(?:collection|singleton)\/([^/]+)(?:\/item\/([^/]+))?/.exec(location.pathname) ?? []
  const { files = '', page = '' } = allKinds[kind] ?? {}
  const slug = decodeURIComponent(encoded)
  return { kind, slug, file: files.replace(/\*+/, slug), page: page.replace('{slug}', encoded) }
}

/** Where the browser finds a picture beside the open entry, or undefined when there is none. */
export function picturePath(name: string): string | undefined {
  const path = decodeURI(new URL(name, `http://x/content/${openEntry().file}`).pathname)
  return dropped.get(name)?.address ?? (model.names.pictures.includes(path.slice(9)) ? path : undefined)
}

type Files = { additions?: Prepared['additions']; deletions?: { path: string }[] }
type Commit = {
  branch: { repositoryNameWithOwner: string; branchName: string }
  fileChanges: Files
  expectedHeadOid: string
}
type Update = Files & { variables?: { input?: Commit } }

let typing: ReturnType<typeof setTimeout>
/** Whether the cursor is in the text, or was until Save was pressed. */
let isInText = false
addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && !target.closest('button')) isInText = target.isContentEditable
})
/** Lets the writer go on after a save, when the form shows what was saved. */
export function allowTyping(after: number): void {
  clearTimeout(typing)
  typing = setTimeout(() => {
    if (!document.body.inert) return
    document.body.inert = false
    if (isInText)
      document.querySelector<HTMLElement>('[contenteditable=true]')?.focus({ preventScroll: true })
  }, after)
}

const fetched = window.fetch
/** Fetches, and gives up after a minute. */
const send: typeof fetch = (input, init) => fetched(input, { signal: AbortSignal.timeout(60_000), ...init })

/**
 * What Keystatic saves is prepared on its way to this machine or to GitHub, so that both get the same files: only what changed
 * differs from before, and dropped pictures are saved with the text that names them.
 */
export function prepareSaves(): void {
  // A save that waits for a field shows it, also in lists that are folded.
  addEventListener('submit', () => setTimeout(showProblem, 100))
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const [, path] = /\/keystatic\/blob\/\w+\/(.*\.(?:md|yaml))$/.exec(url) ?? []
    if (path) {
      let response = await fetched(input, init)
      // The file has changed on disk since the list of files was read.
      if (response.status === 404) response = await fetched(`/${path}`, { cache: 'no-store' })
      if (response.ok) await keepOpened(path, response.clone())
      return response
    }
    const isUpdate = /\/(?:keystatic\/update|graphql)$/.test(url)
    const body: Update = isUpdate && typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    const commit = body.variables?.input
    const changes = commit?.fileChanges ?? body
    if (!changes.additions && !changes.deletions) return fetched(input, init)
    // A save replaces the form, with what is typed meanwhile.
    clearTimeout(typing)
    document.body.inert = true
    document.body.classList.remove('correct')
    problems = { fields: [], text: problems.text }
    const response = await prepare(changes, commit, init)
      .then(() => send(input, { ...init, body: JSON.stringify(body) }))
      .catch(refusal)
    const isSaved = response.ok && !(await response.clone().text()).includes('"errors":')
    allowTyping(isSaved ? 5000 : 0)
    const { kind, slug } = openEntry()
    // Keystatic keeps the draft of an entry that was moved or deleted, and would show it in the next one with its address.
    if (isSaved) await del(['collection', kind, slug], drafts)
    if (restored && isSaved) {
      await del(restored, drafts)
      await new Promise(() => location.reload())
    }
    if (!response.ok || commit) return response
    for (const { path: name, contents } of changes.additions ?? [])
      if (/\.(md|yaml)$/.test(name)) remember(name, await (await fetched(`data:;base64,${contents}`)).text())
      else model.names.pictures.push(name.slice('content/'.length))
    // The development server finds a new page only after a request for it.
    void fetched(model.site + openEntry().page, { mode: 'no-cors' }).catch(() => {})
    return response
  }
}

function showProblem(): void {
  const problem = document.querySelector('.text-danger')
  for (let list = problem?.closest('details'); list; list = list.parentElement?.closest('details'))
    list.open = true
  problem?.scrollIntoView({ block: 'nearest' })
}

/** Remembers the text of an entry of this machine, unless a draft of it began with an earlier one. Keystatic keeps the drafts. */
async function keepOpened(path: string, text: Response): Promise<void> {
  const known: { files?: Map<string, unknown> }[] = await values(drafts)
  const hasDraft = known.some(({ files }) => files?.has(path))
  remember(path, (hasDraft && localStorage.getItem(path)) || (await text.text()))
}

/** The text that each entry was opened with. The browser stores it, too, because a draft outlives its tab. */
const texts = new Map<string, string>()
function remember(path: string, text: string): void {
  texts.set(path, text)
  localStorage.setItem(path, text)
}

/** Fetch throws a TypeError when nothing answers, and a TimeoutError when it takes too long. */
const refusal = ({ name, message }: Error) =>
  new Response(
    name === 'TypeError' || name === 'TimeoutError'
      ? 'No answer. Is the editor running, and the network up? Your text is kept; press Save again.'
      : `Not saved: ${message}`,
    { status: 422 },
  )

/** Changes a save to what is to be saved. Throws when it is refused. */
async function prepare(changes: Files, commit?: Commit, init?: RequestInit): Promise<void> {
  const { additions: [file] = [], deletions = [] } = changes
  // An entry with another address is the file of the old one.
  const removed = deletions.find(({ path }) => !file || path.endsWith(file.path.replace(/.*\./, '.')))?.path
  const path = removed ?? file?.path
  if (!path) return
  const read = async (address: string, type = 'raw+json') => {
    const headers = new Headers(init?.headers)
    headers.set('accept', `application/vnd.github.${type}`)
    const repository = `https://api.github.com/repos/${commit?.branch.repositoryNameWithOwner}`
    const response = await send(commit ? repository + address : `/${path}`, { headers, cache: 'no-store' })
    if (response.status === 401) throw new Error('sign in again, after a reload. Your text is kept.')
    if (!response.ok && response.status !== 404) throw new Error(await response.text())
    return response.ok ? response.text() : undefined
  }
  const head = commit && (await read(`/commits/${encodeURIComponent(commit.branch.branchName)}`, 'sha'))
  const before = await read(`/contents/${path}?ref=${head}`)
  const isNew = /\/collection\/[^/]+\/create$/.test(location.pathname)
  const base = commit ? await read(`/contents/${path}?ref=${commit.expectedHeadOid}`) : texts.get(path)
  const start = isNew ? undefined : (base ?? before)
  const response = await post('/api/save', {
    file,
    removed,
    before,
    opened: start,
    written: start && writers.get(openEntry().kind)?.(start),
    pictures: Object.fromEntries([...dropped].map(([name, { contents }]) => [name, contents])),
  })
  if (!response.ok) throw new Error(await response.text())
  const prepared = (await response.json()) as Prepared
  if (prepared.questions.length > 0 && !confirm(prepared.questions.join('\n')))
    throw new Error('nothing was changed.')
  const saved = await (await fetched(`data:;base64,${prepared.additions[0]?.contents ?? ''}`)).text()
  try {
    writers.get(openEntry().kind)?.(saved)
  } catch {
    throw new Error('this text could not be opened again. Move tables and blocks out of quotes and lists.')
  }
  changes.additions = prepared.additions
  changes.deletions = [...deletions, ...prepared.deletions]
  if (commit && head) commit.expectedHeadOid = head
}
