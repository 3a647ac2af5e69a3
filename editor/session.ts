import data from 'virtual:model'
import type { Named } from '@/content/schemas/fields'
import type { TagModel } from './model'

/** What the server knows of the content: names that texts may use, tags by folder, courses, and slugs of files. */
export type Model = {
  names: Record<Exclude<Named, 'pictures'>, string[]> & { pictures: string[] }
  tags: Record<string, Record<string, TagModel>>
  fence: TagModel['attributes']
  courses: Record<string, string[]>
  slugs: string[]
  site: string
  /** What new files of a kind start with. */
  templates: Record<string, { fields: Record<string, unknown>; body: string } | undefined>
  /** Colors of the site, for previews. */
  colors: string
}
export const model = data as Model

/** Pictures that were dropped and wait for the entry to be saved, by their name. */
const dropped = new Map<string, { bytes: Uint8Array; address: string }>()

/** Keeps a picture for the next save, and returns how the text names it. */
export async function addPicture(file: File): Promise<string> {
  const name = `./${file.name.toLowerCase().replaceAll(/[^a-z\d.]+/g, '-')}`
  dropped.set(name, { bytes: new Uint8Array(await file.arrayBuffer()), address: URL.createObjectURL(file) })
  return name
}

/** The path of each kind of entry below `content/`; `*` is the slug. */
export const paths = new Map<string, string>()

/** The folder of the entry that is open, from the address of the editor. */
function folder(): string {
  const [, key = '', slug = ''] =
    /\/(?:collection|singleton)\/([^/]+)(?:\/item\/([^/]+))?/.exec(location.pathname) ?? []
  const path = paths.get(key)?.replace(/\*+/, decodeURIComponent(slug)) ?? ''
  return path.replace(/\/?[^/]*$/, '')
}

/** Where the browser finds a picture beside the open entry, or undefined when there is none. */
export function picturePath(name: string): string | undefined {
  const path = new URL(name, `http://x/${folder()}/`).pathname.slice(1)
  return (
    dropped.get(name)?.address ??
    (model.names.pictures.includes(decodeURI(path)) ? `/content/${path}` : undefined)
  )
}

type Addition = { path: string; contents: string }
const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))

/** Adds the dropped pictures that the files of a save name. */
export function withPictures(additions: Addition[]): Addition[] {
  const pictures = additions.flatMap(({ path, contents }) => {
    const text = /\.(md|yaml)$/.test(path) ? atob(contents) : ''
    return [...dropped].flatMap(([name, { bytes }]) =>
      text.includes(name) ? [{ path: path.replace(/[^/]+$/, name.slice(2)), contents: base64(bytes) }] : [],
    )
  })
  return [...additions, ...pictures]
}
