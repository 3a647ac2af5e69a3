import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import slugify from 'slugify'
import { stringify } from 'yaml'
import { authors, categories } from '@/content/collections'
import { postSchema } from '@/content/schemas/post'
import { contentRoot, displayPath } from '@/content/source'
import { ask, type Question } from './ask'
import { runTs } from './run.mjs'

type Answers = { title: string; description: string; category: string; author: string; date: string }

export const usage = `npm run new post [-- --title <text> --description <text> --category <name> --author <name> --date <date>]

Asks for missing options. --slug <name> sets the folder and the address, which otherwise come from the title;
--plain-cover skips drawing the cover. Put -- before the options, or npm takes them for its own.`

/**
 * Writes a draft of a blog post: `content/blog/<slug>/index.md` and its cover. Takes command line flags, asks for
 * missing ones, and returns an exit code.
 */
export async function newPost(flags: string[]): Promise<number> {
  const values = readFlags(flags)
  if (!values) return 2
  const answers = await ask(questions(), values)
  if (!answers) {
    console.error(`\n${usage}`)
    return 1
  }
  const slug = values.slug ?? slugOf(answers.title)
  if (!/^[a-z\d]+(?:[-_][a-z\d]+)*$/.test(slug)) {
    console.error(
      values.slug === undefined
        ? `"${answers.title}" has no Latin letters or digits for an address: add --slug <name>.`
        : `--slug: expected lower-case letters, digits and hyphens, found "${slug}"`,
    )
    return 2
  }
  const folder = path.join(contentRoot, 'blog', slug)
  if (existsSync(folder)) {
    console.error(`${displayPath(folder)} exists already; choose another title, or a name with --slug.`)
    return 1
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'index.md'), postSource(answers))
  const drawn = !values['plain-cover'] && (await runTs('scripts/covers.ts', { args: [slug] })) === 0
  // Drawing the cover needs a browser; without one the post gets a plain cover.
  const cover = path.join(folder, 'cover.webp')
  if (!drawn && !existsSync(cover)) writeFileSync(cover, await plainCover())
  console.log(`\n${displayPath(folder)}/index.md is a draft: it shows in npm run dev, not in production.`)
  if (!drawn)
    console.log(`Its cover is a plain one; to get a drawn one, delete it and run npm run covers ${slug}.`)
  console.log('Delete the line "draft: true" to publish it.')
  return 0
}

/** The options, or undefined after printing an error. */
function readFlags(flags: string[]) {
  try {
    const { values } = parseArgs({
      args: flags,
      options: {
        title: { type: 'string' },
        description: { type: 'string' },
        category: { type: 'string' },
        author: { type: 'string' },
        date: { type: 'string' },
        slug: { type: 'string' },
        'plain-cover': { type: 'boolean' },
      },
    })
    return values
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    return undefined
  }
}

/** Name of a post's folder, which is also the last part of its address. */
function slugOf(title: string): string {
  return slugify(title, { lower: true, strict: true })
}

/** A post's file: the answers as front matter, and a body that passes the content check. */
function postSource({ title, description, category, author, date }: Answers): string {
  const frontMatter = { title, description, category, date, cover: './cover.webp', author, draft: true }
  return `---
${stringify(frontMatter, { lineWidth: 0 })}---

The situation or the question in one paragraph: who has which problem, and what the reader will know at the end.

## The first thing to know

Short sections, code that composes, costs included. The tags that a post may use are listed in
src/content/markdoc/tags.ts; links to other pages start at the root, such as [the product](/cosmo).
`
}

function questions(): Question<keyof Answers>[] {
  const { title, description, date } = postSchema.shape
  const known = categories().map(({ slug }) => slug)
  const names = authors.all().map(({ data }) => data.name)
  return [
    { name: 'title', text: 'Title', check: validationMessage(title) },
    {
      name: 'description',
      text: 'Description, for search results and cards',
      check: validationMessage(description),
    },
    { name: 'category', text: 'Category', options: known },
    { name: 'author', text: 'Author', options: names },
    {
      name: 'date',
      text: 'Date',
      defaultValue: new Date().toISOString().slice(0, 10),
      check: validationMessage(date),
    },
  ]
}

type Check = {
  safeParse: (value: unknown) => { success: boolean; error?: { issues: { message: string }[] } }
}

function validationMessage(schema: Check): (answer: string) => string | undefined {
  return (answer) => schema.safeParse(answer).error?.issues[0]?.message
}

/** A cover that needs no browser, at twice 960×548 (docs/contracts/images.md#covers). */
function plainCover(): Promise<Buffer> {
  const rings = [180, 300, 420].map((radius) => `<circle cx="960" cy="548" r="${radius}"/>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1096">
    <rect width="1920" height="1096" fill="#0d111a"/>
    <g fill="none" stroke="#2b3448" stroke-width="2">${rings}</g>
    <circle cx="960" cy="548" r="64" fill="#ff6b57"/><circle cx="1257" cy="845" r="18" fill="#7cc4ff"/>
  </svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer()
}
