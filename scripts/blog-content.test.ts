import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const post = `---
title: A valid post
description: A post that passes the check.
category: engineering
date: 2026-03-10
cover: ./cover.webp
author: Jo Doe
---

Text with a [link to a section](#part) and to [the blog](/blog).

## Part

More text.
`
type Mistake = { name: string; from: string; to: string; line: number; message: string }

const mistakes: Mistake[] = [
  { name: 'an unknown author', from: 'Jo Doe', to: 'Jo Nobody', line: 7, message: 'no author "Jo Nobody"' },
  {
    name: 'an unknown co-author',
    from: 'Jo Doe',
    to: 'Jo Doe\nco_author: X Y',
    line: 8,
    message: 'no author "X Y"',
  },
  {
    name: 'an unknown category',
    from: 'engineering',
    to: 'sports',
    line: 4,
    message: 'no category "sports"',
  },
  { name: 'a missing cover', from: 'cover.webp', to: 'none.webp', line: 6, message: 'no such picture' },
  { name: 'an invalid date', from: '2026-03-10', to: '2026-02-30', line: 5, message: 'a real date' },
  {
    name: 'the address of another post',
    from: 'Jo Doe',
    to: 'Jo Doe\nhref: /blog/other',
    line: 8,
    message: 'expected /blog/',
  },
  {
    name: 'an unknown field',
    from: 'Jo Doe',
    to: 'Jo Doe\ncolor: red',
    line: 8,
    message: 'not a known field',
  },
  {
    name: 'a link without a meaningful text',
    from: '[the blog]',
    to: '[here]',
    line: 10,
    message: 'name the target',
  },
  {
    name: 'a heading that skips a level',
    from: '## Part',
    to: '#### Part',
    line: 12,
    message: 'from level 1 to 4',
  },
]
/** Run apart, as in content.test.ts. */
const linkMistakes: Mistake[] = [
  {
    name: 'a broken link',
    from: '(/blog)',
    to: '(/blog/none)',
    line: 10,
    message: 'no page at /blog/none',
  },
  {
    name: 'a broken anchor',
    from: '(#part)',
    to: '(#nowhere)',
    line: 10,
    message: 'no heading #nowhere',
  },
]

let folder: string
let cover: Buffer

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'blog-content-'))
  cover = await sharp({ create: { width: 960, height: 548, channels: 3, background: '#0d111a' } })
    .webp()
    .toBuffer()
  mkdirSync(path.join(folder, 'content/authors'), { recursive: true })
  writeFileSync(path.join(folder, 'content/authors/jo-doe.yaml'), 'name: Jo Doe\ntitle: Engineer\n')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs `npm run content` on a scratch project with the given posts. */
function check(posts: Record<string, string>) {
  const blog = path.join(folder, 'content/blog')
  rmSync(blog, { recursive: true, force: true })
  cpSync(path.join(root, 'content/blog/categories.yaml'), path.join(blog, 'categories.yaml'))
  for (const [slug, text] of Object.entries(posts)) {
    mkdirSync(path.join(blog, slug))
    if (text.includes('./cover.webp')) writeFileSync(path.join(blog, slug, 'cover.webp'), cover)
    writeFileSync(path.join(blog, slug, 'index.md'), text.replace('A valid post', `A valid post, ${slug}`))
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

function broken(list: Mistake[]): Record<string, string> {
  return Object.fromEntries(list.map(({ from, to }, index) => [`mistake-${index}`, post.replace(from, to)]))
}

describe('the build of the blog', { timeout: 60_000 }, () => {
  it('accepts a valid post', () => {
    expect(check({ valid: post })).toMatchObject({ status: 0 })
  })

  it.each([
    ['mistakes', mistakes],
    ['broken links', linkMistakes],
  ])('fails for %s, naming file and line of each', (_, list) => {
    const { status, output } = check({ valid: post, ...broken(list) })
    expect(status).toBe(1)
    for (const [index, { name, line, message }] of list.entries()) {
      const reported = output
        .split('\n')
        .filter((text) => text.startsWith(`content/blog/mistake-${index}/index.md:${line} `))
      expect(reported.join(), name).toContain(message)
    }
    expect(output).toContain(`${list.length} problem(s)`)
  })
})
