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
import { siteUrls } from '@/content/urls'
import { plainCover, templates } from '../scripts/templates'
import { fromEditor } from './body'
import { joined, mergeFile } from './merge'
import { withoutEmpty, isText, kinds, type Kind, type TagModel } from './model'

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
function tagsOf({ files }: Kind): Record<string, TagModel> {
  const partial: Tags[string] = { selfClosing: true, attributes: { file: { type: String, required: true } } }
  const tags = { ...createTags(path.join(contentRoot, files.replace(/\*+/, 'x'))), partial }
  return Object.fromEntries(
    Object.entries(tags).map(([name, { attributes = {}, selfClosing = false }]) => [
      name,
      { attributes: jsonSchemaOf(attributes), selfClosing },
    ]),
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
  const text = stringify(withoutEmpty(Object.fromEntries(fields)) ?? {})
  const body = typeof content === 'string' ? fromEditor(content) : (before?.body ?? '')
  return problemsIn(file, isMarkdown ? `---\n${text}---\n${body}` : text, pictures)
}

/** The first words of a line, or of its block or listing. A listing without a language has only those of its next line. */
const placeOf = ([line = '', next = '']: string[]) =>
  (line.endsWith('```') ? next : line)
    .replaceAll(/^[ >]+|\/?%\}|[{}%`]+/g, '')
    .trim()
    .replace(/(?<=^.{60}\S*)\s.*/, ' …')

/** Problems of a text before it is saved: of fields by their path, and of the body with their place. */
async function problemsIn(file: string, text: string, pictures: string[]) {
  const saved = existsSync(file) ? pictures : [...pictures, './cover.webp']
  // Addresses of links are read before, because the text must not be kept as one of them.
  siteUrls(new Date())
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
        .map(({ line = 1, message }) => `${placeOf(text.split('\n').slice(line - 1))}: ${message}`),
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
  written: wholeText.default(''),
  pictures: z.record(z.string(), z.string()),
})
export type Prepared = Awaited<ReturnType<typeof prepared>>

const theirs =
  'Someone else changed lines that you changed, too. Replace them with yours? Everything else of theirs stays. These are theirs:'
const linked =
  'Other texts link to this address or use this name, and the site is not built while they do. Go on? These do:'
const unknown = 'This is wrong on the main branch. Is it right on yours? GitHub checks it again. Go on?'
const inCells =
  'A cell of a table holds one paragraph. Move its lists, listings, line breaks, and other paragraphs out of the table.'
const asked = (...parts: [string, string[]][]) =>
  parts.flatMap(([words, lines]) => (lines.length > 0 ? [words, '', ...lines, ''].join('\n') : []))

/**
 * The files of a save as they are written: only what changed differs, and pictures come with the text. What someone else changed
 * meanwhile stays. Questions come first when both changed a line, which gets the writer's words, or when other texts use an address
 * or a name that goes away. Pictures that only this text named go away. Throws when nothing can be saved, with the reason.
 */
export async function prepared(save: z.infer<typeof saveSchema>, isBranch = false) {
  const { file, removed, before, opened, written, pictures } = save
  const moved = removed ? filesBeside(removed) : {}
  const deletions = Object.keys(moved).map((name) => ({ path: path.join(path.dirname(removed ?? ''), name) }))
  if (file && removed && existsSync(file.path))
    throw new Error('Another entry has this address. Choose another one; nothing was changed.')
  const users = usersOf(removed ?? file?.path ?? '', removed !== undefined, before, file?.contents)
  const additions: { path: string; contents: string }[] = []
  if (!file) return { questions: asked([linked, users]), additions, deletions }
  if ((opened === undefined) !== (before === undefined))
    throw new Error('Someone else added or deleted this file meanwhile. Nothing was changed.')
  if (/^[ >]*\{% table %\}\n[ >]*- /m.test(file.contents)) throw new Error(inCells)
  const conflicts: string[] = []
  const mine = mergeFile(file.path, opened, file.contents, written)
  const merged = before && opened && opened !== before ? joined(before, opened, mine, conflicts) : mine
  const style = JSON.parse(textOf('.oxfmtrc.json')) as FormatConfig
  const isFormatted = file.path.endsWith('.md') || merged === before
  const text = isFormatted ? merged : (await format(file.path, merged, style)).code
  const files = { ...moved, ...pictures }
  const { fields } = await problemsIn(path.resolve(file.path), text, Object.keys(files))
  const problems = fields.map((problem) => problem.join(': '))
  if (problems.length > 0 && !isBranch) throw new Error(problems.join('\n'))
  // A new post gets a plain cover until `npm run covers` draws one.
  if (before === undefined && text.includes('./cover.webp'))
    files['./cover.webp'] ??= (await plainCover()).toString('base64')
  const folder = path.dirname(file.path)
  additions.push({ path: file.path, contents: Buffer.from(text).toString('base64') })
  for (const [name, contents] of Object.entries(files))
    if (name in moved || text.includes(name)) additions.push({ path: path.join(folder, name), contents })
  const texts = [text, ...textsBeside(file.path, folder.slice('content/'.length)).map(textOf)]
  for (const [name] of before?.matchAll(/(?<=\.\/)[\w.-]+\.(png|jpe?g|webp|svg)\b/g) ?? [])
    if (existsSync(path.join(folder, name)) && !texts.some((other) => other.includes(name)))
      deletions.push({ path: path.join(folder, name) })
  return { questions: asked([linked, users], [theirs, conflicts], [unknown, problems]), additions, deletions }
}

/** Files that use what a file loses: its address, if it moves or goes away, and names of authors, features, and forms. */
function usersOf(file: string, isMove: boolean, before = '', after = ''): string[] {
  const name = contentName(path.resolve(file))
  const kind = Object.values(allKinds()).find(({ files, title }) => title && slugOf({ files }, name))
  const slug = (isMove && kind && slugOf(kind, name)) || undefined
  const page = slug && kind?.page.includes('{slug}') ? kind.page.replace('{slug}', slug) : undefined
  const lost = [...before.matchAll(/^(?:name|  - title): (.*)$/gm)].filter(([line]) => !after.includes(line))
  const names = /^(authors|features|forms)\//.test(name) ? [slug, ...lost.map(([, words]) => words)] : []
  const uses = [
    ...names.flatMap((words) => (words ? [`: ${words}\n`, `- ${words}\n`, `="${words}"`] : [])),
    ...(page ? Array.from(')#"\' \n', (end) => page + end) : []),
  ]
  return textsBeside(file)
    .filter((other) => uses.some((use) => textOf(other).includes(use)))
    .map(displayPath)
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
