import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const page = `---
title: A valid page
description: A page that passes the check.
date: 2026-01-01
---

Text with a [link to the terms](/second#part).
`
const second = `---
title: The second page
description: Another page that passes the check.
---

## Part

\`\`\`graphql {% subgraph="a" expect="ok" example="shop" %}
type Query { product: String }
\`\`\`

\`\`\`graphql {% against="shop" %}
{ product }
\`\`\`
`
const post = page
  .replace('date:', 'category: engineering\ncover: ./cover.webp\nauthor: Jo Doe\ndate:')
  .replace('A valid page', 'A valid post')
let folder: string

// Each run starts a process, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-check-'))
  // Parts of a project that are no pages.
  for (const name of ['blog/categories.yaml', 'graph'])
    cpSync(path.join(root, 'content', name), path.join(folder, 'content', name), { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs `npm run content` on a scratch project with two valid pages and the given files. */
function check(files: Record<string, string>) {
  rmSync(path.join(folder, 'content/pages'), { recursive: true, force: true })
  for (const [name, text] of Object.entries({ 'first.md': page, 'second.md': second, ...files })) {
    const file = path.join(folder, 'content/pages', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', path.join(root, 'node_modules/tsx/dist/loader.mjs'), path.join(root, 'scripts/content.ts')],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.json') },
    },
  )
  return { status, output: stdout + stderr }
}

type Mistake = [name: string, from: string, to: string, message: string]
const mistakes: Mistake[] = [
  ['an unknown tag', 'Text', '{% blink /%}\n\nText', ":7 tag: Undefined tag: 'blink'"],
  ['a second h1', 'Text', '# Again\n\nText', ':7 heading: only a hero begins with one #'],
  ['a skipped heading level', 'Text', '### Deep\n\nText', ':7 heading: goes from level 1 to 3'],
  [
    'a missing picture',
    'Text',
    '![Alt](./no.png)\n\nText',
    ':7 image: no such picture: content/pages/no.png',
  ],
  ['an unknown variable in code', 'Text', '`{% $nobody %}`\n\nText', ':7 code: no variable $nobody'],
  ['a faq tag without questions', 'Text', '{% faq /%}\n\nText', ':7 faq: has no faqs in the front matter'],
  [
    'a block of the course',
    'Text',
    '{% recap %}\nText\n{% /recap %}\n\nText',
    ":7 tag: Undefined tag: 'recap'",
  ],
  ['an empty link text', 'link to the terms', 'here', ':7 link: says only "here"'],
  ['a dead link', '/second#part', '/third', ':7 link: no page at /third'],
  ['a dead anchor', '#part', '#other', ':7 link: no heading #other on /second'],
  ['a relative link', '/second#part', 'second', ':7 link: second is relative'],
]

/** Mistakes that only a post can have. */
const postMistakes: Mistake[] = [
  ['an unknown category', 'engineering', 'sports', ':4 category: no category "sports"'],
  ['the address of another post', 'Jo Doe', 'Jo Doe\nhref: /blog/other', ':7 href: expected /blog/'],
]
const posts = readdirSync(path.join(root, 'content/blog'))
const covered = posts.find((name) => existsSync(path.join(root, 'content/blog', name, 'cover.webp'))) ?? ''

describe('npm run content', () => {
  it('accepts valid content, and says what a posting lacks', () => {
    const job = page
      .replace('A valid page', 'A valid posting')
      .replace('date:', 'location: Remote\ntype: Full-time\nteam: Router\ndate:')
    const { status, output } = check({ '../jobs/engineer.md': job })
    rmSync(path.join(folder, 'content/jobs'), { recursive: true })
    expect({ status, output }).toEqual({
      status: 0,
      output: expect.stringContaining('content/ is valid') as string,
    })
    const file = 'warning: content/jobs/engineer.md'
    expect(output).toContain(`${file} salary: is missing`)
    expect(output).toContain(`${file}:5 type: "Full-time" is OTHER for search engines, which know Full time`)
  })

  it('reports fields that cannot be read before what depends on other files', () => {
    const { status, output } = check({
      'short.md': page.replace('A valid page', 'A'),
      'unknown.md': page.replace('date:', 'color: red\ndate:'),
      'date.md': page.replace('2026-01-01', '2026-02-30').replace('/second', '/nowhere'),
    })
    expect(status).toBe(1)
    expect(output).toContain('content/pages/short.md:2 title: ')
    expect(output).toContain('content/pages/unknown.md:4 color: is not a known field')
    expect(output).toContain('content/pages/date.md:4 date: expected a real date')
    expect(output).not.toContain('/nowhere')
  })

  describe('names file, line, field and what was expected', () => {
    let result: ReturnType<typeof check>
    // One run for all, because a start takes seconds.
    beforeAll(() => {
      const broken = mistakes.map(([name, from, to], index) => [
        `mistake-${index}.md`,
        page.replace(from, to).replace('A valid page', `Page with ${name}`),
      ])
      const every = page
        .replace('date: 2026-01-01', 'date: 1926-01-01\nauthor: Nobody\nlayout: job')
        .replace('A valid page', 'A page with every kind of mistake')
        .replace('/second#part', '/nowhere')
        .concat('\n{% blink /%}\n\n## Part\n\n#### Deep\n')
      const composed = second
        .replace('expect="ok"', 'expect="INVALID_FIELD_SHARING"')
        .replace('{ product }', '{ price }')
      const brokenPosts = postMistakes.map(([name, from, to], index) => {
        const blog = path.join(folder, `content/blog/mistake-${index}`)
        cpSync(path.join(root, 'content/blog', covered, 'cover.webp'), path.join(blog, 'cover.webp'))
        return [
          `../blog/mistake-${index}/index.md`,
          post.replace(from, to).replace('post', `post with ${name}`),
        ]
      })
      result = check({
        ...(Object.fromEntries([...broken, ...brokenPosts]) as Record<string, string>),
        '../authors/jo-doe.yaml': 'name: Jo Doe\ntitle: Engineer\n',
        'every.md': every,
        'second.md': composed,
      })
    })

    it('and fails', () => expect(result.status).toBe(1))
    it.each(mistakes.map((mistake, index) => [...mistake, index] as const))(
      'for %s',
      (_name, _from, _to, message, index) => {
        expect(result.output).toContain(`content/pages/mistake-${index}.md${message}`)
      },
    )

    it.each(postMistakes.map((mistake, index) => [...mistake, index] as const))(
      'for a post with %s',
      (_name, _from, _to, message, index) => {
        expect(result.output).toContain(`content/blog/mistake-${index}/index.md${message}`)
      },
    )

    it('of all mistakes of one file at once', () => {
      const lines = result.output.split('\n')
      expect(lines.filter((line) => line.startsWith('content/pages/every.md'))).toEqual([
        expect.stringContaining(':4 date: 1926-01-01 is before the year 2000'),
        expect.stringContaining(':5 author: no author "Nobody"'),
        expect.stringContaining(':6 layout: the layout "job" needs location, type, team'),
        expect.stringContaining(':9 link: no page at /nowhere'),
        expect.stringContaining(":11 tag: Undefined tag: 'blink'"),
        expect.stringContaining(':15 heading: goes from level 2 to 4'),
      ])
    })

    it.each([
      'second.md:8 fence: example "shop" declares INVALID_FIELD_SHARING, the composer says ok',
      'second.md:12 fence: Cannot query field "price" on type "Query"',
    ])('of schemas and queries: %s', (message) => expect(result.output).toContain(message))
  })
})
