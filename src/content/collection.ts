import { statSync } from 'node:fs'
import { productSlug } from '@/config/brand'
import { checkedContent } from './checked'
import { variableProblems } from './checks/variables'
import { fillAll } from './fill-variables'
import { slugOf, type Kind } from './kinds'
import { ContentError } from './problems'
import { contentName, displayPath, filesBelow, readSource } from './source'
import { parseYaml } from './yaml'
import type { Entry, Text, Problem } from './types'

/** A check that needs the whole entry, such as of pictures that must exist. */
export type Check<Data> = (entry: Entry<Data>) => Problem[]

export type Collection<Data> = {
  folder: string
  /** Every entry in file order, with its variables filled in; throws a ContentError that names every problem. */
  all: () => Entry<Data>[]
  /** What the file of a kind with one file says. Throws when it is missing. */
  only: () => Data
  /**
   * Entries and problems side by side. A file whose fields do not fit the schema is only a text, and its problems are among
   * `unreadable`; what is wrong with entries is among `problems`.
   */
  read: () => { entries: Entry<Data>[]; texts: Text[]; unreadable: Problem[]; problems: Problem[] }
  /** One file as it is now, or undefined for a file of another collection. */
  readFile: (file: string) => Reading<Data> | undefined
}

/** Defines the collection of a kind of file. Files are read once, in development again after a change. */
export function defineCollection<Data>(kind: Kind<Data>, checks: Check<Data>[]): Collection<Data> {
  const [folder = ''] = kind.files.includes('/') ? kind.files.split('/') : []
  const cache = new Map<string, { stamp: string } & Reading<Data>>()
  let latest: ReturnType<Collection<Data>['read']> | undefined

  function read() {
    if (latest && process.env.NODE_ENV !== 'development') return latest
    const readings = filesBelow(folder).flatMap((file): Reading<Data>[] => {
      const slug = slugOf(kind, contentName(file))
      if (slug === undefined) return []
      const { mtimeMs, size } = statSync(file)
      const stamp = `${mtimeMs}:${size}`
      const known = cache.get(file)
      // The cause may be in another file, such as an author or a picture, so read what has problems again.
      if (known?.stamp === stamp && known.problems.length === 0) return [known]
      const checked = checkedContent()?.entries[file] as Entry<Data> | undefined
      const reading = checked ? { text: checked, entry: checked, problems: [] } : readEntry(file, slug)
      cache.set(file, { stamp, ...reading })
      return [reading]
    })
    latest = {
      entries: readings.flatMap(({ entry }) => entry ?? []),
      texts: readings.map(({ text }) => text),
      unreadable: readings.flatMap(({ entry, problems }) => (entry ? [] : problems)),
      problems: readings.flatMap(({ entry, problems }) => (entry ? problems : [])),
    }
    return latest
  }

  const collection: Collection<Data> = {
    folder,
    read,
    only() {
      const [entry] = collection.all()
      if (!entry) throw new Error(`content/${kind.files} is missing`)
      return entry.data
    },
    readFile(file) {
      const slug = slugOf(kind, contentName(file))
      return slug === undefined ? undefined : readEntry(file, slug)
    },
    all() {
      const { entries, unreadable, problems } = read()
      if (unreadable.length + problems.length > 0) throw new ContentError([...unreadable, ...problems])
      return entries
    },
  }
  return collection

  function readEntry(file: string, fileSlug: string): Reading<Data> {
    const { frontMatter, body, bodyLine, error, invalidLine } = readSource(file)
    const isYaml = file.endsWith('.yaml')
    const name = displayPath(file)
    // The product's name is part of two addresses (src/config/brand.ts).
    const slug = fileSlug.replace('{product}', productSlug)
    const text = { slug, file, body: isYaml ? '' : body, bodyLine }
    const encoding = 'contains a character that cannot be read: save the file as UTF-8'
    const problems: Problem[] =
      invalidLine === undefined ? [] : [{ file: name, line: invalidLine, message: encoding }]
    if (error && !isYaml) return { text, problems: [...problems, { file: name, line: 1, message: error }] }
    const parsed = parseYaml(isYaml ? body : frontMatter, kind.schema, name, isYaml ? 0 : 1)
    if (parsed.data === undefined) return { text, problems: [...problems, ...parsed.problems] }
    const written = { ...text, data: parsed.data }
    problems.push(...variableProblems(written, kind.variables))
    const entry = problems.length > 0 ? written : { ...text, data: filled(parsed.data) }
    return { text: entry, entry, problems: [...problems, ...checks.flatMap((check) => check(entry))] }
  }

  function filled(data: Data): Data {
    if (kind.variables === 'filled') return fillAll(data)
    const { variables: field = '' } = kind
    const { [field]: value } = data as Record<string, unknown>
    return value === undefined ? data : { ...data, [field]: fillAll(value) }
  }
}

type Reading<Data> = { text: Text; entry?: Entry<Data>; problems: Problem[] }
