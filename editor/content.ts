import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { format, type FormatConfig } from 'oxfmt'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import {
  authors,
  categories,
  courses,
  featureGroups,
  featureTitles,
  forms,
  posts,
} from '@/content/collections'
import { fileProblemsOf } from '@/content/check'
import { createTags } from '@/content/markdoc/tags'
import { kinds as contentKinds, slugOf } from '@/content/kinds'
import type { Named } from '@/content/schemas/fields'
import { contentName, contentRoot, displayPath, filesBelow, readSource, unsavedTexts } from '@/content/source'
import { plainCover, templates } from '../scripts/templates'
import { fromEditor } from './body'
import { mergeFile, mergeLines } from './merge'
import { isText, kinds, wordsOf, type Kind, type TagModel } from './model'

export type Values = Record<string, unknown>
type Template = { fields: Values; body: string }
export type Model = ReturnType<typeof contentModel>

/**
 * What the editor in the browser knows of the content. Expects where pages are shown (`{branch}` is the branch that is edited), the
 * repository on GitHub, if not this machine has the files, and the app there that signs in.
 */
export function contentModel(where: { site: string; repository?: string; app: string }) {
  const files = filesBelow('').map(contentName)
  const slugs = (list: { slug: string }[]) => list.map(({ slug }) => slug)
  const names: Record<Named, string[]> = {
    authors: authors.read().entries.map(({ data }) => data.name),
    categories: slugs(categories()),
    drawings: files.flatMap((file) => /^drawings\/(.+)(?<!-phone)\.svg$/.exec(file)?.[1] ?? []),
    features: featureTitles(),
    featureGroups: slugs(featureGroups.read().entries),
    forms: slugs(forms.read().entries),
    posts: slugs(posts.read().entries),
    pictures: files.filter((file) => /\.(png|jpe?g|webp|svg)$/.test(file)),
  }
  return {
    ...where,
    names,
    templates: { posts: templates.post, jobs: templates.job } as Record<string, Template>,
    /** Colors of the site, for previews: light and dark. */
    colors: [...textOf('src/app/globals.css').matchAll(/@utility theme-\w+ \{([^@}]+)/g)].map(
      ([, css = '']) => css,
    ),
    courses: coursesWithTexts(),
    tags: Object.fromEntries(
      Object.values(allKinds())
        .filter(isText)
        .map((kind) => [kind.files, tagsOf(kind)]),
    ),
  }
}

/** Every kind of entry by its name. */
export const allKinds = () => kinds(coursesWithTexts())

function coursesWithTexts(): Record<string, string[]> {
  const written = ({ comingSoon }: { comingSoon?: string[] }) => !comingSoon
  return Object.fromEntries(
    courses.read().entries.map(({ slug, data }) => [slug, data.chapters.filter(written).map(({ id }) => id)]),
  )
}

type Tags = ReturnType<typeof createTags>

/** The tags of a kind of text, which depend on its folder. */
function tagsOf(kind: Kind): Record<string, TagModel> {
  const partial: Tags[string] = { selfClosing: true, attributes: { file: { type: String, required: true } } }
  const texts = filesBelow('').filter((file) => slugOf(kind, contentName(file)))
  const bodies = texts.map((file) => readSource(file).body)
  const tags = createTags(path.join(contentRoot, kind.files.replace(/\*+/, 'x')))
  return Object.fromEntries(
    Object.entries({ ...tags, partial }).map(([name, { attributes = {}, selfClosing = false }]) => {
      const uses = bodies.filter((body) => body.includes(`{% ${name} `)).length
      const isCommon = uses > 1 && uses * 10 > texts.length
      return [name, { attributes: jsonSchemaOf(attributes), selfClosing, isCommon }]
    }),
  )
}

/** Attributes of Markdoc as JSON Schema. */
function jsonSchemaOf(attributes: NonNullable<Tags[string]['attributes']>) {
  const known = Object.entries(attributes)
  const properties = known.map(([key, { type = String, matches, description }]) => [
    key,
    {
      type: (type as { name: string }).name.toLowerCase(),
      description,
      ...(matches instanceof RegExp ? { pattern: matches.source } : { enum: matches }),
      names: key === 'src' && 'alt' in attributes ? 'pictures' : undefined,
    },
  ])
  const required = known.filter(([, attribute]) => attribute.required).map(([key]) => key)
  return { type: 'object', properties: Object.fromEntries(properties), required }
}

const fileName = z.string().regex(/^(?!.*\.\.).*\.(md|yaml)$/)
// Anyone who reaches the editor may send a text, and comparing two takes time and memory with the square of their lines.
const wholeText = z
  .string()
  .max(200_000)
  .refine((text) => text.split('\n').length <= 4000, 'has too many lines')

/** An entry that is being written: its file below `content/`, values that differ, and pictures that are saved with it. */
export const writtenSchema = z.object({
  file: fileName,
  values: z.record(z.string(), z.unknown()),
  pictures: z.array(z.string()),
})

/** Problems of an entry in the words of `npm run content`. */
export async function problemsOf({
  file: name,
  values: { content, ...values },
  pictures,
}: z.infer<typeof writtenSchema>) {
  const file = path.join(contentRoot, name)
  const before = existsSync(file) ? readSource(file) : undefined
  const isMarkdown = name.endsWith('.md')
  const known = (parse((isMarkdown ? before?.frontMatter : before?.body) ?? '') ?? {}) as Values
  const fields = Object.entries({ ...known, ...values }).filter(([, value]) => value !== null)
  const text = stringify(Object.fromEntries(fields))
  const body = typeof content === 'string' ? fromEditor(content) : (before?.body ?? '')
  const found = await problemsIn(file, isMarkdown ? `---\n${text}---\n${body}` : text, pictures)
  const users = usersOf(displayPath(file), false, before?.body, text)
  if (users.length > 0) found.fields.push(['name', `needs to be changed here, too: ${users.join(', ')}`])
  return found
}

/** A line as its writer sees it: the block or listing that begins there with its file or name, or the first words. */
function placeOf(line = ''): string {
  const [, tag, fence, attributes = ''] = /^\s*(?:\{% ([a-z-]+)|(`{3,}))(.*)/.exec(line) ?? []
  if (!tag && !fence) return line.replace(/(?<=^.{60}\S*)\s.*/, ' …')
  const [, name = ''] = /\b(?:filename|src|name|title|label)="(?:\.\/)?([^"]+)"/.exec(attributes) ?? []
  return `${tag ? wordsOf(tag) : 'Listing'} ${name}`.trim()
}

/** Problems of a text before it is saved: of fields by their path, and of the body with their place. */
async function problemsIn(file: string, text: string, pictures: string[]) {
  const saved = existsSync(file) ? pictures : [...pictures, './cover.webp']
  unsavedTexts.set(file, text)
  try {
    const found = await fileProblemsOf(file, new Date())
    const problems = found.filter(({ message }) => !saved.some((name) => message.endsWith(name.slice(1))))
    const { bodyLine } = readSource(file)
    const isOfBody = ({ line = 0 }) => file.endsWith('.md') && line >= bodyLine
    return {
      fields: problems
        .filter((problem) => !isOfBody(problem))
        .map(({ field = '', message }): [string, string] => [field, message]),
      text: problems
        .filter(isOfBody)
        .map(({ line = 1, message }) => `${placeOf(text.split('\n')[line - 1])}: ${message}`),
    }
  } finally {
    unsavedTexts.delete(file)
  }
}

/**
 * A save: the new file, and the one that goes away when it is moved or deleted. Further the text that it has now and had when it was
 * opened, if there was one, the body of the latter as Keystatic writes it, and pictures by their name.
 */
export const saveSchema = z.object({
  file: z
    .object({
      path: fileName.startsWith('content/'),
      contents: z
        .base64()
        .transform((encoded) => Buffer.from(encoded, 'base64').toString())
        .pipe(wholeText),
    })
    .optional(),
  removed: fileName.startsWith('content/').optional(),
  before: wholeText.optional(),
  opened: wholeText.optional(),
  replace: z.boolean().default(false),
  written: wholeText.default(''),
  pictures: z.record(z.string(), z.string()),
})
export type Addition = { path: string; contents: string }

const theirs =
  'Someone else changed lines that you changed, too. Replace them with yours? Everything else of theirs stays. These are theirs:'
const linked =
  'Other texts link to this address or name this author, and the site is not built while they do. Go on? These do:'
const question = (words: string, lines: string[]) =>
  lines.length > 0 ? [[words, '', ...lines].join('\n')] : []

/**
 * The files of a save as they are written, with what stops it: only what changed differs, and pictures come with the text. What
 * someone else changed meanwhile stays. A question is asked when both changed a line, which `replace` replaces, or when links to
 * an address would lead nowhere, or an author would be missing. Pictures that only this text named go away.
 */
export async function prepared(save: z.infer<typeof saveSchema>) {
  const { file, removed, before, opened, replace, written, pictures } = save
  const moved = removed ? filesBeside(removed) : {}
  const deletions = Object.keys(moved).map((name) => ({ path: path.join(path.dirname(removed ?? ''), name) }))
  const isMove = removed && removed !== file?.path
  if (file && isMove && existsSync(file.path))
    return { problems: ['Another entry has this address. Choose another one; nothing was changed.'] }
  const questions = isMove && !replace ? question(linked, usersOf(removed, true, before, file?.contents)) : []
  if (!file) return { problems: [], questions, additions: [], deletions }
  if ((opened === undefined) !== (before === undefined))
    return { problems: ['Someone else added or deleted this file meanwhile. Nothing was changed.'] }
  const conflicts: string[] = []
  const mine = mergeFile(file.path, opened, file.contents, written)
  const merged =
    before === undefined || opened === undefined || opened === before
      ? mine
      : mergeLines(before, opened, mine, conflicts)
  if (!replace) questions.push(...question(theirs, conflicts))
  const style = JSON.parse(textOf('.oxfmtrc.json')) as FormatConfig
  const isFormatted = file.path.endsWith('.md') || merged === before
  const text = isFormatted ? merged : (await format(file.path, merged, style)).code
  const files = { ...moved, ...pictures }
  const { fields } = await problemsIn(path.resolve(file.path), text, Object.keys(files))
  // A new post gets a plain cover until `npm run covers` draws one.
  if (before === undefined && text.includes('./cover.webp'))
    files['./cover.webp'] ??= (await plainCover()).toString('base64')
  const named = Object.entries(files).filter(([name]) => name in moved || text.includes(name))
  const additions: Addition[] = [
    { path: file.path, contents: Buffer.from(text).toString('base64') },
    ...named.map(([name, contents]) => ({ path: path.join(path.dirname(file.path), name), contents })),
  ]
  const folder = path.dirname(file.path)
  const texts = [text, ...textsBeside(file.path, folder.slice('content/'.length)).map(textOf)]
  for (const [name] of before?.matchAll(/(?<=\.\/)[\w.-]+\.(png|jpe?g|webp|svg)\b/g) ?? [])
    if (existsSync(path.join(folder, name)) && !texts.some((other) => other.includes(name)))
      deletions.push({ path: path.join(folder, name) })
  return { problems: fields.map((problem) => problem.join(': ')), questions, additions, deletions }
}

/** Files that link to the page of an entry that moves, or name an author whose name is no longer in the text of the entry. */
function usersOf(file: string, isMove: boolean, before = '', after = ''): string[] {
  const name = contentName(path.resolve(file))
  const kind = Object.values(allKinds()).find(({ files, title }) => title && slugOf({ files }, name))
  const page = isMove && kind?.page.includes('{slug}') && kind.page.replace('{slug}', `${slugOf(kind, name)}`)
  const [, author] = (name.startsWith('authors/') && /^name: (.*)/m.exec(before)) || []
  const uses = [
    page && `(?<![\\w.-])${page}(?![\\w/-]|\\.\\w)`,
    author && !after.includes(`name: ${author}\n`) && `^ *(- |(co_)?author: )${author}$`,
  ].filter(Boolean)
  if (uses.length === 0) return []
  const use = new RegExp(uses.join('|'), 'm')
  const users = textsBeside(file).filter((other) => use.test(textOf(other)))
  return users.map(displayPath)
}

const textOf = (file: string) => readFileSync(file, 'utf8')

/** Texts of a folder of content/, but not one file. */
const textsBeside = (file: string, folder = '') =>
  filesBelow(folder).filter((other) => /\.(md|yaml)$/.test(other) && displayPath(other) !== file)

/** What shares the folder of a text, such as pictures and claims of a post, by name. */
function filesBeside(file: string): Record<string, string> {
  const folder = path.dirname(path.resolve(file))
  const isOwn = slugOf(contentKinds.posts, contentName(path.resolve(file))) && existsSync(folder)
  const names = isOwn ? readdirSync(folder).filter((name) => name !== 'index.md') : []
  const files = names.map((name) => [`./${name}`, readFileSync(path.join(folder, name), 'base64')])
  return Object.fromEntries(files)
}
