import { statSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { checkedContent } from './checked'
import { ContentError, type Problem } from './problems'
import { contentRoot, displayPath, filesBelow, isInFolder, readSource } from './source'
import { parseYaml } from './yaml'
import type { Broken, Entry } from './types'

export type { Broken, Entry }

export type Definition<Data> = {
  /** Folder below `content/`. */
  folder: string
  schema: z.ZodType<Data>
  /** Slug of a file from its path inside the folder, or null when the file is not an entry. */
  slugOf: (relativePath: string) => string | null
  /** Checks that need the whole entry, such as pictures that must exist. */
  checks?: ((entry: Entry<Data>) => Problem[])[]
}

export type Collection<Data> = {
  folder: string
  /** Every valid entry in file order; throws a ContentError that names every broken file. */
  all: () => Entry<Data>[]
  /** Valid entries, broken files and problems side by side, for checks that report everything together. */
  read: () => { entries: Entry<Data>[]; broken: Broken[]; problems: Problem[] }
  /** One file as it is now, or undefined for a file of another collection. */
  readFile: (file: string) => Reading<Data> | undefined
}

/** How a caller reads a collection: `allEntries` throws for broken files, `validEntries` skips them. */
export type EntriesOf = <Data>(collection: Pick<Collection<Data>, 'all' | 'read'>) => Entry<Data>[]
export const allEntries: EntriesOf = (collection) => collection.all()
export const validEntries: EntriesOf = (collection) => collection.read().entries

/** Defines a collection over a folder of `content/`. Files are read once, in development again after a change. */
export function defineCollection<Data>(definition: Definition<Data>): Collection<Data> {
  const { folder, slugOf } = definition
  const cache = new Map<string, { stamp: string } & Reading<Data>>()
  let latest: ReturnType<Collection<Data>['read']> | undefined

  const slugIn = (file: string) =>
    slugOf(path.relative(path.join(contentRoot, folder), file).split(path.sep).join('/'))

  function read() {
    if (latest && process.env.NODE_ENV !== 'development') return latest
    const entries: Entry<Data>[] = []
    const broken: Broken[] = []
    const problems: Problem[] = []
    for (const file of filesBelow(folder)) {
      const slug = slugIn(file)
      if (slug === null) continue
      const { mtimeMs, size } = statSync(file)
      const stamp = `${mtimeMs}:${size}`
      const known = cache.get(file)
      // The cause may be in another file, such as an author or a picture, so read broken entries again.
      const isCurrent = known?.stamp === stamp && known.problems.length === 0
      const checked = checkedContent()?.entries[file] as Entry<Data> | undefined
      const result = isCurrent
        ? known
        : { stamp, ...(checked ? { entry: checked, problems: [] } : readEntry(definition, file, slug)) }
      cache.set(file, result)
      if (result.entry) entries.push(result.entry)
      if (result.broken) broken.push(result.broken)
      problems.push(...result.problems)
    }
    latest = { entries, broken, problems }
    return latest
  }

  return {
    folder,
    read,
    readFile(file) {
      const slug = isInFolder(file, folder) ? slugIn(file) : null
      return slug === null ? undefined : readEntry(definition, file, slug)
    },
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

/** Slug rule for a collection that is one YAML file. */
export function slugOfFile(name: string) {
  return (relativePath: string) => (relativePath === `${name}.yaml` ? name : null)
}

/** Slug rule for files with an ending, such as `.md`, right inside the folder. */
export function fileSlug(ending: '.md' | '.yaml') {
  const pathSlug = pathSlugOf(ending)
  return (relativePath: string) => (relativePath.includes('/') ? null : pathSlug(relativePath))
}

/** The same for files at any depth; folders stay part of the slug. Claims are files beside those of any collection. */
export function pathSlugOf(ending: '.md' | '.yaml') {
  return (relativePath: string) =>
    relativePath.endsWith(ending) && !relativePath.endsWith(claimsEnding)
      ? relativePath.slice(0, -ending.length)
      : null
}

/** Ending of a file that decides what the text beside it says about its listings. */
export const claimsEnding = '.claims.yaml'

type Reading<Data> = { entry?: Entry<Data>; broken?: Broken; problems: Problem[] }

function readEntry<Data>(definition: Definition<Data>, file: string, slug: string): Reading<Data> {
  const source = readSource(file)
  const yaml = file.endsWith('.yaml')
  const name = displayPath(file)
  const about = { slug, file, body: yaml ? '' : source.body, bodyLine: source.bodyLine }
  const frontMatter = yaml ? source.body : source.frontMatter
  const error = yaml ? undefined : source.error
  const parsed = error
    ? { data: undefined, problems: [{ file: name, line: 1, message: error }] }
    : parseYaml(frontMatter, definition.schema, name, yaml ? 0 : 1)
  if (parsed.data === undefined) {
    const valid = 'valid' in parsed ? parsed.valid : undefined
    return {
      broken: { ...about, data: valid ?? {}, frontMatter },
      problems: [
        ...encodingProblems(),
        ...parsed.problems,
        ...(valid ? problemsOfRest(valid, parsed.problems) : []),
      ],
    }
  }
  const entry = { ...about, data: parsed.data }
  const { checks = [] } = definition
  return { entry, problems: [...encodingProblems(), ...checks.flatMap((check) => check(entry))] }

  /** Problems of the valid fields, so that an author gets all of a file at once. */
  function problemsOfRest(valid: Record<string, unknown>, known: Problem[]): Problem[] {
    const reported = new Set(known.map(({ field = '' }) => field.split('.')[0]))
    const problems = (definition.checks ?? []).flatMap((check) => {
      try {
        return check({ ...about, data: valid as Data })
      } catch {
        // The check needs a field that is missing or wrong, which is reported already.
        return []
      }
    })
    return problems.filter(({ field = '' }) => !reported.has(field.split('.')[0]))
  }

  function encodingProblems(): Problem[] {
    if (source.invalidLine === undefined) return []
    const message = 'contains a character that cannot be read: save the file as UTF-8'
    return [{ file: name, line: source.invalidLine, message }]
  }
}
