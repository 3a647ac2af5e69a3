import { useEffect, useSyncExternalStore } from 'react'
import type { Named } from '@/content/schemas/fields'
import type { TagModel } from './model'

/** What the server knows of the content: names that texts may use, tags by folder, courses, and slugs of files. */
export type Model = {
  names: Record<Named, string[]>
  tags: Record<string, Record<string, TagModel>>
  fence: TagModel['attributes']
  courses: Record<string, string[]>
  slugs: string[]
  /** Where a page is shown; `{branch}` is the branch that is edited. */
  site: string
  /** The repository on GitHub whose branches are edited, or none for the files of this machine. */
  repository?: string
  /** The name of the app on GitHub that signs in. */
  app: string
  /** What new files of a kind start with. */
  templates: Record<string, { fields: Record<string, unknown>; body: string } | undefined>
  /** Colors of the site, for previews. */
  colors: string
}
export const model = (await (await fetch('/api/model')).json()) as Model

/** The files of each kind of entry below `content/`, and how Keystatic writes a text of that kind. */
export const files = new Map<string, string>()
export const writers = new Map<string, (body: string) => string>()
/** Pictures that were dropped and wait for the entry to be saved, by their name. */
export const dropped = new Map<string, { bytes: Uint8Array; address: string }>()

/** Keeps a picture for the next save, and returns how the text names it. */
export async function addPicture(file: File): Promise<string> {
  const name = `./${file.name.toLowerCase().replaceAll(/[^a-z\d.]+/g, '-')}`
  dropped.set(name, { bytes: new Uint8Array(await file.arrayBuffer()), address: URL.createObjectURL(file) })
  return name
}

type Problems = { fields: [string, string][]; text: string[] }
let problems: Problems = { fields: [], text: [] }
/** The open entry: its place in the editor, the slug that a new one will have, and its values by field. */
let entry = { address: '', slug: '', values: {} as Record<string, unknown> }
let timer: ReturnType<typeof setTimeout>
const listeners = new Set<() => void>()

/** Problems of the open entry in the words of `npm run content`, a moment after a value of it was written. */
export function useProblems(key: string, value: unknown, slug?: string): Problems {
  useEffect(() => {
    if (entry.address !== location.pathname) {
      entry = { address: location.pathname, slug: '', values: {} }
      show({ fields: [], text: [] })
    }
    entry.values[key] = value
    entry.slug = slug ?? entry.slug
    clearTimeout(timer)
    timer = setTimeout(() => void checkEntry(), 800)
  }, [key, value, slug])
  return useSyncExternalStore(subscribe, () => problems)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(found: Problems) {
  problems = found
  for (const listener of listeners) listener()
}

/** Asks the server what is wrong with the open entry. */
export async function checkEntry(): Promise<Problems> {
  clearTimeout(timer)
  const { address, values } = entry
  const body = JSON.stringify({ file: openEntry().file, values, pictures: [...dropped.keys()] })
  const response = await fetch('/api/check', { method: 'POST', headers: { 'no-cors': '1' }, body })
  if (response.ok && address === entry.address) show((await response.json()) as Problems)
  return problems
}

/** The kind of the open entry, and its file below `content/`. */
export function openEntry(): { kind: string; file: string } {
  const [, kind = '', slug = entry.slug] =
    /\/(?:collection|singleton)\/([^/]+)(?:\/item\/([^/]+))?/.exec(location.pathname) ?? []
  return { kind, file: (files.get(kind) ?? '').replace(/\*+/, decodeURIComponent(slug)) }
}

/** Where the browser finds a picture beside the open entry, or undefined when there is none. */
export function picturePath(name: string): string | undefined {
  const path = new URL(name, `http://x/${openEntry().file}`).pathname.slice(1)
  return (
    dropped.get(name)?.address ??
    (model.names.pictures.includes(decodeURI(path)) ? `/content/${path}` : undefined)
  )
}
