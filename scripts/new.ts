import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import slugify from 'slugify'
import { stringify } from 'yaml'
import { authors, categories } from '@/content/collections'
import { jobSchema } from '@/content/schemas/job'
import { postSchema } from '@/content/schemas/post'
import { contentRoot, displayPath } from '@/content/source'
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
type Flags = Record<string, string | boolean | undefined>

/** The names of which one is the answer, in any case. */
const choices: Record<string, (() => string[]) | undefined> = {
  category: () => categories().map(({ slug }) => slug),
  author: () => authors.all().map(({ data }) => data.name),
}

// `npm run new post`, `npm run new job`: start a file of content/ from a few answers.
process.exitCode = await create(process.argv.slice(2))

/** Writes a draft. Takes command line arguments, asks for missing answers, and returns an exit code. */
async function create([name = '', ...args]: string[]): Promise<number> {
  const kind = Object.hasOwn(kinds, name) ? kinds[name as keyof typeof kinds] : undefined
  const flags = kind && readFlags(args, kind)
  if (!kind || !flags) return fail(usage, 2)
  const answers = await ask(kind, flags)
  if (!answers) return fail(`\n${usage}`)
  const slug = String(flags.slug ?? slugify(answers.title ?? '', { lower: true, strict: true }))
  if (!/^[a-z\d]+(?:[-_][a-z\d]+)*$/.test(slug))
    return fail(
      flags.slug === undefined
        ? `"${answers.title}" has no Latin letters or digits for an address: add --slug <name>.`
        : `--slug: expected lower-case letters, digits and hyphens, found "${slug}"`,
      2,
    )
  const file = path.join(contentRoot, kind.file(slug))
  const folder = path.dirname(file)
  if (existsSync(name === 'post' ? folder : file))
    return fail(`${displayPath(file)} exists already; choose another title, or a name with --slug.`)
  mkdirSync(folder, { recursive: true })
  const { fields, body } = kind.template
  const frontMatter = stringify({ ...answers, ...fields, draft: true }, { lineWidth: 0 })
  writeFileSync(file, `---\n${frontMatter}---\n\n${body}`)
  if (name === 'post') await addCover(folder, slug, flags['plain-cover'] === true)
  console.log(
    `\n${displayPath(file)} is a draft of ${answers.date}: it shows in npm run dev, not in production.\nDelete the line "draft: true" to publish it.`,
  )
  return 0
}

function fail(message: string, code = 1): number {
  console.error(message)
  return code
}

/** The options, or undefined after printing an error. */
function readFlags(args: string[], { fields }: Kind): Flags | undefined {
  const options: NonNullable<ParseArgsConfig['options']> = { 'plain-cover': { type: 'boolean' } }
  for (const name of [...Object.keys(fields), 'slug']) options[name] = { type: 'string' }
  try {
    return parseArgs({ args, options }).values as Flags
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n`)
    return undefined
  }
}

/**
 * Collects answers: uses the given ones and asks for the others on the terminal until they are valid. Without a terminal, prints
 * each missing or invalid answer, and returns undefined if there is one. A date is today's when none is given.
 */
async function ask({ fields }: Kind, given: Flags): Promise<Record<string, string> | undefined> {
  const terminal = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : undefined
  const answers: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    const names = choices[name]?.()
    const hint = [names?.join(', ') ?? field.description, name === 'date' && today()].filter(Boolean)
    let typed = given[name] ?? (terminal ? undefined : '')
    do {
      typed ??= (await terminal?.question(`${name} (${hint.join('; ')}): `)) ?? ''
      const text = String(typed).trim() || (name === 'date' ? today() : '')
      const answer = names ? names.find((one) => one.toLowerCase() === text.toLowerCase()) : text
      const error =
        answer === undefined
          ? `must be one of: ${names?.join(', ')}`
          : field.safeParse(answer).error?.issues[0]?.message
      if (error === undefined) answers[name] = String(answer)
      else console.error(`--${name}: ${error}`)
      typed = undefined
      if (!terminal) break
    } while (answers[name] === undefined)
  }
  terminal?.close()
  return Object.keys(fields).every((name) => answers[name] !== undefined) ? answers : undefined
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

/** Draws the cover, which needs a browser; without one the post gets a plain cover. */
async function addCover(folder: string, slug: string, plain: boolean): Promise<void> {
  if (!plain && (await runTs('scripts/covers.ts', { args: [slug] })) === 0) return
  const cover = path.join(folder, 'cover.webp')
  if (!existsSync(cover)) writeFileSync(cover, await plainCover())
  console.log(`Its cover is a plain one; to get a drawn one, delete it and run npm run covers ${slug}.`)
}
