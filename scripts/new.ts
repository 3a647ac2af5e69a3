import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface, type Interface } from 'node:readline/promises'
import slugify from 'slugify'
import { stringify } from 'yaml'
import type { z } from 'zod'
import { authors, categories } from '@/content/collections'
import { jobSchema } from '@/content/schemas/job'
import { postSchema } from '@/content/schemas/post'
import { contentRoot, displayPath } from '@/content/source'
import { FlagError, readFlags, runTask } from './operator'
import { runTs } from './run.mjs'
import { plainCover, templates } from './templates'

const usage = `npm run new post [-- --title <text> --description <text> --category <name> --author <name> --date <date>]
npm run new job [-- --title <text> --description <text> --location <text> --type <text> --team <text> --date <date>]

Asks for missing options. --slug <name> sets the address, which otherwise comes from the title; --plain-cover skips drawing
the cover of a post. Put -- before the options, or npm takes them for its own.`

const { title, description, category, author, date } = postSchema.shape
const { location, type, team } = jobSchema.shape

/** What is started, by name: its file below `content/`, the fields that are asked for, and what else it begins with. */
const kinds = {
  post: {
    file: (slug: string) => `blog/${slug}/index.md`,
    fields: { title, description, category, author, date },
    template: templates.post,
  },
  job: {
    file: (slug: string) => `jobs/${slug}.md`,
    fields: { title, description, location, type, team, date },
    template: templates.job,
  },
}
type Kind = (typeof kinds)[keyof typeof kinds]

/** The names of which one is the answer, in any case. */
const choices: Record<string, (() => string[]) | undefined> = {
  category: () => categories().map(({ slug }) => slug),
  author: () => authors.all().map(({ data }) => data.name),
}

// `npm run new post`, `npm run new job`: start a file of content/ from a few answers.
const [name = ''] = process.argv.slice(2)
const kind = Object.hasOwn(kinds, name) ? kinds[name as keyof typeof kinds] : undefined
const { values, positionals } = readFlags(
  usage,
  [...Object.keys(kind?.fields ?? {}), 'slug'],
  ['plain-cover'],
)
await runTask(async () => {
  if (!kind || positionals.length > 1) throw new FlagError(usage)
  return create(kind)
})

/** Writes a draft, and says where it is. */
async function create({ file: fileOf, fields, template }: Kind): Promise<string> {
  const answers = await ask(fields)
  const slug = values.slug ?? slugify(answers.title ?? '', { lower: true, strict: true })
  if (!/^[a-z\d]+(?:[-_][a-z\d]+)*$/.test(slug))
    throw new FlagError(
      `"${values.slug ?? answers.title}" is no address: add --slug <name> in lower-case Latin letters, digits and hyphens.`,
    )
  const file = path.join(contentRoot, fileOf(slug))
  const folder = path.dirname(file)
  if (existsSync(kind === kinds.post ? folder : file))
    throw new Error(`${displayPath(file)} exists already; choose another title, or a name with --slug.`)
  mkdirSync(folder, { recursive: true })
  const frontMatter = stringify({ ...answers, ...template.fields, draft: true }, { lineWidth: 0 })
  writeFileSync(file, `---\n${frontMatter}---\n\n${template.body}`)
  if (kind === kinds.post) await addCover(folder, slug)
  return `
${displayPath(file)} is a draft of ${answers.date}: it shows in npm run dev, not in production.
Delete the line "draft: true" to publish it.
`
}

/**
 * Takes the answers that are options, and asks for the others on the terminal until they are valid. Without a terminal,
 * prints what is wrong with each answer, and throws.
 */
async function ask(fields: Kind['fields']): Promise<Record<string, string>> {
  const terminal = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : undefined
  const answers: Record<string, string | undefined> = {}
  for (const [field, schema] of Object.entries(fields))
    answers[field] = await answerTo(field, schema, terminal, values[field])
  terminal?.close()
  if (Object.values(answers).includes(undefined)) throw new Error(`\n${usage}`)
  return answers as Record<string, string>
}

/** A valid answer, or undefined. A date is today's when none is given. */
async function answerTo(
  field: string,
  schema: z.ZodType,
  terminal: Interface | undefined,
  given?: string,
): Promise<string | undefined> {
  const names = choices[field]?.()
  const today = field === 'date' ? new Date().toISOString().slice(0, 10) : ''
  const hint = [names?.join(', ') ?? schema.description, today].filter(Boolean).join('; ')
  const typed = given ?? (await terminal?.question(`${field} (${hint}): `)) ?? ''
  const text = typed.trim() || today
  const answer = names?.find((one) => one.toLowerCase() === text.toLowerCase()) ?? text
  const error =
    names && !names.includes(answer)
      ? `must be one of: ${names.join(', ')}`
      : schema.safeParse(answer).error?.issues[0]?.message
  if (error === undefined) return answer
  console.error(`--${field}: ${error}`)
  return terminal && answerTo(field, schema, terminal)
}

/** Draws the cover, which needs a browser; without one the post gets a plain cover. */
async function addCover(folder: string, slug: string): Promise<void> {
  if (!values['plain-cover'] && (await runTs('scripts/covers.ts', { args: [slug] })) === 0) return
  const cover = path.join(folder, 'cover.webp')
  if (!existsSync(cover)) writeFileSync(cover, await plainCover())
  console.log(`Its cover is a plain one; to get a drawn one, delete it and run npm run covers ${slug}.`)
}
