import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { formatProblem } from './problems'

const root = process.cwd()
const folder = temporaryFolder()
const cover = await sharp({ create: { width: 1920, height: 1096, channels: 3, background: '#0d111a' } })
  .webp()
  .toBuffer()
const author = 'name: Jo Doe\ntitle: Engineer\n'
const post = `---
title: A valid post
description: A post that passes the check.
category: engineering
date: 2026-03-10
cover: ./cover.webp
author: Jo Doe
---

Text with [a link](/terms).
`
const page = `---
title: The terms
description: A page that passes the check.
---

## Part

Text.
`

beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  vi.resetModules()
})

/** Every problem of a scratch project: one author, one post and one page, with files changed or added. */
async function problemsOf(files: Record<string, string | Buffer>): Promise<string[]> {
  const content = path.join(folder, 'content')
  rmSync(content, { recursive: true, force: true })
  const all = {
    'authors/jo-doe.yaml': author,
    'blog/a/index.md': post,
    'blog/a/cover.webp': cover,
    'blog/categories.yaml': readFileSync(path.join(root, 'content/blog/categories.yaml')),
    'pages/terms.md': page,
    ...files,
  }
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(content, name)), { recursive: true })
    writeFileSync(path.join(content, name), text)
  }
  const { checkContent } = await import('./check')
  return checkContent(new Date('2026-06-01')).map(formatProblem)
}

test('a file that cannot be read is reported alone, not by every file that refers to it', async () => {
  const problems = await problemsOf({
    'authors/jo-doe.yaml': `${author}color: red\n`,
    'pages/terms.md': page.replace('title:', 'color: red\ntitle:').replace('Text.', 'Text {{ brand }}.'),
    'blog/categories.yaml': 'categories:\n  - slug: engineering\n    title: Engineering\n',
    'blog/a/index.md': post.replace('/terms', '/nowhere'),
    'pages/bare.md': 'Text only.\n',
  })
  expect(problems).toEqual([
    expect.stringContaining('content/authors/jo-doe.yaml:3 color'),
    expect.stringContaining('content/blog/categories.yaml:2 categories.0.description'),
    expect.stringContaining('content/pages/bare.md:1 must start with --- on its first line'),
    expect.stringContaining('content/pages/terms.md:2 color'),
    expect.stringContaining('content/pages/terms.md:9 text: this will be shown as typed'),
  ])
})

test('misplaced files and bad names are reported', async () => {
  const files = { 'blog/hello.md': post, 'jobs/eu/writer.md': page, 'pages/My page.md': page }
  const problems = (await problemsOf(files)).join('\n')
  expect(problems).toContain('content/blog/hello.md is not read; there are content/blog/<name>/index.md')
  expect(problems).toContain('content/jobs/eu/writer.md is not read; there are content/jobs/<name>.md')
  expect(problems).toContain('content/pages/My page.md is not read; there are content/pages/<name>.md')
})

test('a mistake in a text is reported with its line and field', async () => {
  const text = 'Text with [a link](/terms#part).'
  const mistakes: [from: string, to: string, message: string][] = [
    ['Text', '{% blink /%}\n\nText', ":7 tag: Undefined tag: 'blink'"],
    ['Text', '# Again\n\nText', ':7 heading: only a hero begins with one #'],
    ['Text', '### Deep\n\nText', ':7 heading: goes from level 1 to 3'],
    ['Text', '![Alt](./no.png)\n\nText', ':7 image: no such picture: content/pages/no.png'],
    ['Text', '`{% $nobody %}`\n\nText', ':7 code: no variable $nobody'],
    ['Text', '{% faq /%}\n\nText', ':7 faq: has no faqs in the front matter'],
    ['Text', '{% recap %}\nText\n{% /recap %}\n\nText', ":7 tag: Undefined tag: 'recap'"],
    ['a link', 'here', ':7 link: says only "here"'],
    ['/terms#part', '/third', ':7 link: no page at /third'],
    ['#part', '#other', ':7 link: no heading #other on /terms'],
    ['/terms#part', 'second', ':7 link: second is relative'],
    ['date: 2026', 'date: 1926', ':4 date: 1926-01-01 is before the year 2000'],
    ['---\n\n', 'author: Nobody\n---\n\n', ':5 author: no author "Nobody"'],
    ['---\n\n', 'layout: job\n---\n\n', ':5 layout: the layout "job" needs location, type, team'],
  ]
  const wrongPage = page.replace('---\n\n## Part\n\nText.', `date: 2026-01-01\n---\n\n${text}`)
  const problems = await problemsOf({
    ...Object.fromEntries(
      mistakes.map(([from, to], index) => [
        `pages/mistake-${index}.md`,
        wrongPage.replace('The terms', `Mistake ${index}`).replace(from, to),
      ]),
    ),
    'blog/a/index.md': post.replace('engineering', 'sports').replace('author:', 'href: /blog/b\nauthor:'),
  })
  expect(problems).toHaveLength(mistakes.length + 2)
  for (const [index, [, , message]] of mistakes.entries())
    expect(problems.join('\n')).toContain(`content/pages/mistake-${index}.md${message}`)
  expect(problems.join('\n')).toContain('blog/a/index.md:4 category: no category "sports"')
  expect(problems.join('\n')).toContain('blog/a/index.md:7 href: expected /blog/a')
})

test('every kind of problem is reported, also in drafts', async () => {
  const [customerFile = ''] = readdirSync(path.join(root, 'content/customers'))
  const customer = readFileSync(path.join(root, 'content/customers', customerFile))
  const form = readFileSync(path.join(root, 'content/forms/contact.yaml'), 'utf8')
  const course = readFileSync(path.join(root, 'content/courses/graphql-federation/course.yaml'), 'utf8')
  const problems = await problemsOf({
    'blog/page/index.md': post.replace('A valid post', 'A draft').replace('author:', 'draft: true\nauthor:'),
    'blog/page/cover.webp': cover,
    'blog/b/index.md': post.replace('category:', 'dateModified: 2026-01-01\ncategory:'),
    'blog/b/cover.webp': cover,
    'pages/terms.md': page.replace(/## Part[^]*/, ''),
    'pages/latin.md': Buffer.from(page.replace('Text.', 'Café.'), 'latin1'),
    'authors/jo-doe-2.yaml': author,
    'customers/a.yaml': customer,
    'customers/b.yaml': customer,
    'forms/contact.yaml': form.replace(/^submit: .*$/m, 'submit: To {% $brand %}'),
    'forms/other.yaml': form.replace(/^thanks:$/m, 'thanks:\n  button: { label: On, href: /nowhere }'),
    'courses/c/course.yaml': course.replace(/^cover: .*\n/m, ''),
    'courses/c/extra.md': page
      .replace('The terms', 'An extra')
      .replace('---\n\n', 'date: 2026-01-01\n---\n\n'),
  })
  for (const expected of [
    'content/blog/page/index.md its address /blog/page is reserved',
    'content/blog/b/index.md:4 dateModified: 2026-01-01 is before the date, 2026-03-10',
    'content/blog/b/index.md:2 title: A valid post is already used by content/blog/a/index.md',
    'content/pages/latin.md:8 contains a character that cannot be read',
    'content/pages/terms.md:5 text: is missing below the front matter',
    'name: Jo Doe is already used by',
    'content/customers/b.yaml:2 order: ',
    'submit: this will be shown as typed: "{% $brand %}"',
    'href: no page at /nowhere',
    'content/courses/c/extra.md is not used: name "extra" in the chapters of content/courses/c/course.yaml',
  ]) {
    expect(problems.join('\n')).toContain(expected)
  }
})
