import { statSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { ContentError, type Problem } from './problems'
import { contentRoot, displayPath, filesBelow, readSource } from './source'
import { parseYaml } from './yaml'

/** One content file: where it is, its checked front matter, and its body (empty for YAML files). */
export type Entry<Data> = {
  /** Name inside the collection, such as `schema-contracts`. */
  slug: string
  /** Absolute path of the file. */
  file: string
  data: Data
  body: string
  /** Line of the file on which the body starts, counted from 1. */
  bodyLine: number
}

type Definition<Data> = {
  /** Folder below `content/`. */
  folder: string
  schema: z.ZodType<Data>
  /** Slug of a file from its path inside the folder, or null when the file is not an entry. */
  slugOf: (relativePath: string) => string | null
  /** Rules that need the whole entry, such as pictures that must exist. */
  check?: (entry: Entry<Data>) => Problem[]
}

type Collection<Data> = {
  folder: string
  /** Every valid entry in file order; throws a ContentError that names every broken file. */
  all: () => Entry<Data>[]
  /** Valid entries and problems side by side, for checks that report everything together. */
  read: () => { entries: Entry<Data>[]; problems: Problem[] }
}

/** Defines a collection over a folder of `content/`. Files are read once; in development again when they change. */
export function defineCollection<Data>(definition: Definition<Data>): Collection<Data> {
  const { folder, slugOf } = definition
  const cache = new Map<string, { stamp: string; entry?: Entry<Data>; problems: Problem[] }>()
  let settled: ReturnType<Collection<Data>['read']> | undefined

  function read() {
    if (settled && process.env.NODE_ENV !== 'development') return settled
    const entries: Entry<Data>[] = []
    const problems: Problem[] = []
    for (const file of filesBelow(folder)) {
      const slug = slugOf(path.relative(path.join(contentRoot, folder), file).split(path.sep).join('/'))
      if (slug === null) continue
      const { mtimeMs, size } = statSync(file)
      const stamp = `${mtimeMs}:${size}`
      const known = cache.get(file)
      // A fault may lie in another file, such as an author or a picture, so broken entries are read anew.
      const sound = known?.stamp === stamp && known.problems.length === 0
      const result = sound ? known : { stamp, ...readEntry(definition, file, slug) }
      cache.set(file, result)
      if (result.entry) entries.push(result.entry)
      problems.push(...result.problems)
    }
    settled = { entries, problems }
    return settled
  }

  return {
    folder,
    read,
    all() {
      const { entries, problems } = read()
      if (problems.length > 0) throw new ContentError(problems)
      return entries
    },
  }
}

/** Slug rule for `<slug>/index.md`; pictures beside it are not entries. */
export function folderSlug(relativePath: string): string | null {
  return /^([^/]+)\/index\.md$/.exec(relativePath)?.[1] ?? null
}

/** Slug rule for files with an ending, such as `.md`; folders stay part of the slug. */
export function fileSlug(ending: '.md' | '.yaml') {
  return (relativePath: string) =>
    relativePath.endsWith(ending) ? relativePath.slice(0, -ending.length) : null
}

function readEntry<Data>(definition: Definition<Data>, file: string, slug: string) {
  const source = readSource(file)
  const yaml = file.endsWith('.yaml')
  const name = displayPath(file)
  const { data, problems } = parseYaml(
    yaml ? source.body : source.frontMatter,
    definition.schema,
    name,
    yaml ? 0 : 1,
  )
  if (data === undefined) return { problems }
  const entry = { slug, file, data, body: yaml ? '' : source.body, bodyLine: source.bodyLine }
  return { entry, problems: definition.check?.(entry) ?? [] }
}
