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

const today = new Date().toISOString().slice(0, 10)

type Question = {
  name: string
  text: string
  /** Offered on a terminal, and taken without one. */
  defaultValue?: string
  /** The allowed answers, chosen by number or by name in any case. */
  options?: string[]
  /** Returns an error message for an invalid answer, else undefined. */
  check?: (answer: string) => string | undefined
}

type Kind = {
  /** File of a slug, below `content/`. */
  file: (slug: string) => string
  questions: () => Question[]
  /** Front matter besides the answers. */
  fields: Record<string, unknown>
  /** A body that passes the content check. */
  body: string
}

const kinds: Record<string, Kind> = {
  post: {
    file: (slug) => `blog/${slug}/index.md`,
    questions: () => [
      ...textQuestions(postSchema.shape, { title: 'Title', description }),
      { name: 'category', text: 'Category', options: categories().map(({ slug }) => slug) },
      { name: 'author', text: 'Author', options: authors.all().map(({ data }) => data.name) },
      ...textQuestions(postSchema.shape, { date: 'Date' }),
    ],
    ...templates.post,
  },
  job: {
    file: (slug) => `jobs/${slug}.md`,
    questions: () =>
      textQuestions(jobSchema.shape, {
        title: 'Title',
        description,
        location: 'Location, such as "Remote, Europe"',
        type: 'Type, such as "Full time"',
        team: 'Team',
        date: 'Posted on',
      }),
    ...templates.job,
  },
}
const description = 'Description, for search results and cards'

// `npm run new post`, `npm run new job`: start a file of content/ from a few answers.
process.exitCode = await create(process.argv.slice(2))

/** Writes a draft. Takes command line arguments, asks for missing answers, and returns an exit code. */
async function create([name = '', ...flags]: string[]): Promise<number> {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  const questions = kind?.questions() ?? []
  const values = kind && readFlags(flags, questions)
  if (!kind || !values) {
    console.error(usage)
    return 2
  }
  const answers = await ask(questions, values)
  if (!answers) {
    console.error(`\n${usage}`)
    return 1
  }
  const given = typeof values.slug === 'string' ? values.slug : undefined
  const slug = given ?? slugify(answers.title ?? '', { lower: true, strict: true })
  if (!/^[a-z\d]+(?:[-_][a-z\d]+)*$/.test(slug)) {
    console.error(
      given === undefined
        ? `"${answers.title}" has no Latin letters or digits for an address: add --slug <name>.`
        : `--slug: expected lower-case letters, digits and hyphens, found "${slug}"`,
    )
    return 2
  }
  const file = path.join(contentRoot, kind.file(slug))
  const folder = path.dirname(file)
  if (existsSync(name === 'post' ? folder : file)) {
    console.error(`${displayPath(file)} exists already; choose another title, or a name with --slug.`)
    return 1
  }
  mkdirSync(folder, { recursive: true })
  const frontMatter = stringify({ ...answers, ...kind.fields, draft: true }, { lineWidth: 0 })
  writeFileSync(file, `---\n${frontMatter}---\n\n${kind.body}`)
  if (name === 'post') await addCover(folder, slug, Boolean(values['plain-cover']))
  console.log(
    `\n${displayPath(file)} is a draft of ${answers.date}: it shows in npm run dev, not in production.`,
  )
  console.log('Delete the line "draft: true" to publish it.')
  return 0
}

/** The options, or undefined after printing an error. */
function readFlags(flags: string[], questions: Question[]) {
  const options: NonNullable<ParseArgsConfig['options']> = { 'plain-cover': { type: 'boolean' } }
  for (const name of [...questions.map((question) => question.name), 'slug'])
    options[name] = { type: 'string' }
  try {
    return parseArgs({ args: flags, options }).values as Record<string, string | boolean | undefined>
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n`)
    return undefined
  }
}

/**
 * Collects answers: uses the given ones and asks for the others on the terminal until they are valid. Without a terminal, prints
 * each missing or invalid answer, and returns undefined if there is one.
 */
async function ask(questions: Question[], given: Record<string, string | boolean | undefined>) {
  const terminal = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : undefined
  const answers: Record<string, string> = {}
  for (const { name, text, defaultValue = '', options, check } of questions) {
    let typed = given[name] ?? (terminal ? undefined : defaultValue)
    do {
      const list = options?.map((option, index) => `  ${index + 1} ${option}\n`).join('') ?? ''
      const prompt = `${list}${text}${defaultValue ? ` (${defaultValue})` : ''}: `
      typed ??= await terminal?.question(prompt)
      const answer = String(typed).trim() || defaultValue
      const isChosen = (option: string) => option.toLowerCase() === answer.toLowerCase()
      const chosen = options ? (options[Number(answer) - 1] ?? options.find(isChosen)) : answer
      const error = chosen === undefined ? `must be one of: ${options?.join(', ')}` : check?.(answer)
      if (error === undefined) answers[name] = chosen ?? ''
      else console.error(`--${name}: ${error}`)
      typed = undefined
      if (!terminal) break
    } while (answers[name] === undefined)
  }
  terminal?.close()
  return questions.every(({ name }) => answers[name] !== undefined) ? answers : undefined
}

type Shape = Record<string, { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } }>

/** Questions whose answers a schema checks. Takes their texts by field; a date has today as default. */
function textQuestions(shape: Shape, texts: Record<string, string>): Question[] {
  return Object.entries(texts).map(([name, text]) => ({
    name,
    text,
    ...(name === 'date' ? { defaultValue: today } : {}),
    check: (answer) => shape[name]?.safeParse(answer).error?.issues[0]?.message,
  }))
}

/** Draws the cover, which needs a browser; without one the post gets a plain cover. */
async function addCover(folder: string, slug: string, plain: boolean): Promise<void> {
  if (!plain && (await runTs('scripts/covers.ts', { args: [slug] })) === 0) return
  const cover = path.join(folder, 'cover.webp')
  if (!existsSync(cover)) writeFileSync(cover, await plainCover())
  console.log(`Its cover is a plain one; to get a drawn one, delete it and run npm run covers ${slug}.`)
}
