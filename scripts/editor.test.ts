import { readdirSync, readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { blocks } from '@/content/blocks'
import { createNodes } from '@/content/markdoc/nodes'
import { listing } from '@/content/schemas/feature'
import { slugOf } from '@/content/kinds'
import { contentName, filesBelow, splitSource } from '@/content/source'
import { allKinds, contentModel, prepared, saveSchema } from '../editor/content'
import { formatted, toEditor } from '../editor/body'
import { mergeFile, mergeLines } from '../editor/merge'
import { attributesOf, formOf } from '../editor/model'

/** What belongs to code, and texts without fields. */
const hidden = /^((banned-phrases|browser-records|stored-data)\.yaml|partials\/.*)$/
const files = filesBelow('').filter(
  (file) => /(?<!\.claims)\.(md|yaml)$/.test(file) && !hidden.test(contentName(file)),
)

test('every field, block, and tag of the content has a field in the editor', () => {
  const { tags } = contentModel({ site: '', app: '' })
  const schemas = [
    ...Object.values(allKinds()).map(({ schema }) => schema),
    ...Object.values(blocks).map(({ attributes }) => attributes),
    ...Object.values(tags).flatMap((known) =>
      Object.entries(known).map(([name, tag]) => attributesOf(name, tag.attributes)),
    ),
    listing,
  ]
  for (const schema of schemas) expect(() => formOf('entry', schema, {})).not.toThrow()
  const attributes = Object.keys(createNodes('')?.fence?.attributes ?? {})
  expect(['content', 'language', ...Object.keys(listing.shape)].toSorted()).toEqual(attributes.toSorted())
})

test('every content file but claims can be opened in the editor', () => {
  const kinds = Object.values(allKinds())
  // The editor shows fields, so a file is an object.
  expect(kinds.filter(({ schema }) => !('shape' in schema)).map(({ label }) => label)).toEqual([])
  expect(files.map(contentName).filter((name) => !kinds.some((kind) => slugOf(kind, name)))).toEqual([])
})

/** A file as a program writes it that knows what it says, but not how it was written. */
function rewritten(file: string, text: string): string {
  if (file.endsWith('.yaml')) return stringify(parse(text))
  const { frontMatter, body } = splitSource(text)
  return `---\n${stringify(parse(frontMatter))}---\n${formatted(toEditor(body))}`
}

test('a file that is saved unchanged stays as it is written', () => {
  const changed = files.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return mergeFile(file, text, rewritten(file, text)) !== text
  })
  expect(changed.map(contentName)).toEqual([])
})

test('a changed word of a text changes its line only', () => {
  const wrong = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const lines = text.split('\n')
    const at = lines.findLastIndex((line) => /^[A-Z][a-z]+ [a-z]+ [a-z]+/.test(line))
    if (!file.endsWith('.md') || at === -1) return []
    const wanted = lines.with(at, `${lines[at]} Added.`).join('\n')
    return mergeFile(file, text, rewritten(file, wanted)) === wanted ? [] : [contentName(file)]
  })
  expect(wrong).toEqual([])
})

const markdown = (body: string) => `---\ntitle: 'A title'\n---\n\n${body}`
const page = `{% section tone="raised" lead="beside" %}
## Heading {% #heading %}

A paragraph over
two lines.

- one
- two

| A | B |
| --- | ---: |
| 1 | 2 |

{% code-group %}
\`\`\`graphql {% filename="a.graphql" subgraph="a" %}
type Query
\`\`\`
{% /code-group %}
{% /section %}
`
test.each([
  ['a new item', '- two\n', '- two\n- three\n'],
  ['a new row', '| 1 | 2 |\n', '| 1 | 2 |\n| 3 | {% $brand %} |\n'],
  ['an attribute', 'tone="raised"', 'tone="ruled"'],
  ['a heading', '## Heading', '## Other words'],
  ['a new block', '- one\n', 'A new paragraph.\n\n- one\n'],
  ['a removed block', 'A paragraph over\ntwo lines.\n\n', ''],
  ['a listing', 'type Query\n', 'type Query { a: Int }\n'],
  [
    'another listing',
    '{% /code-group %}',
    '\n```graphql {% filename="b.graphql" %}\ntype B\n```\n{% /code-group %}',
  ],
])('%s leaves the lines around it alone', (_, from, to) => {
  const wanted = markdown(page.replace(from, to))
  expect(mergeFile('a.md', markdown(page), rewritten('a.md', wanted))).toBe(wanted)
})

test('a heading that is continued before its id has single spaces', () => {
  const typed = rewritten('a.md', markdown(page)).replace('## Heading {%', '## Heading  again{%')
  const wanted = markdown(page.replace('## Heading', '## Heading again'))
  expect(mergeFile('a.md', markdown(page), typed)).toBe(wanted)
})

test('another order of attributes is no change', () => {
  const typed = page
    .replace('tone="raised" lead="beside"', 'lead="beside" tone="raised"')
    .replace('filename="a.graphql" subgraph="a"', 'subgraph="a" filename="a.graphql"')
  expect(mergeFile('a.md', markdown(page), markdown(typed))).toBe(markdown(page))
})

const yaml = `# Why this order
title: 'It''s here'
text: >-
  A folded
  text
sdl: |
  type A
list:
  - name: a # a note
  - name: b
`
test.each([
  ['a quoted text', { title: "It's there" }, "'It''s here'", "'It''s there'"],
  ['a listing', { sdl: 'type A\ntype B\n' }, '  type A\n', '  type A\n  type B\n'],
  ['a value in a list', { list: [{ name: 'a' }, { name: 'c' }] }, 'name: b', 'name: c'],
  ['a new field', { more: true, empty: '', none: [] }, '  - name: b\n', '  - name: b\nmore: true\n'],
  [
    'a new item',
    { list: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] },
    '  - name: b\n',
    '  - name: b\n  - name: c\n',
  ],
  ['a removed field', { sdl: undefined }, 'sdl: |\n  type A\n', ''],
])('%s changes nothing else in YAML', (_, change, from, to) => {
  const after = stringify({ ...(parse(yaml) as object), ...change })
  expect(mergeFile('a.yaml', yaml, after)).toBe(yaml.replace(from, to))
})

const encoded = (text: string) => Buffer.from(text).toString('base64')
const saved = { file: { path: 'content/plans.yaml', contents: encoded('title: A') }, pictures: {} }
test.each([
  ['of another folder', { ...saved, file: { ...saved.file, path: 'src/plans.yaml' } }],
  ['that leaves its folder', { ...saved, removed: 'content/../.env.md' }],
  ['of another kind of file', { ...saved, file: { ...saved.file, path: 'content/plans.ts' } }],
  ['that is not encoded', { ...saved, file: { ...saved.file, contents: 'title: "A"' } }],
  ['with too many lines', { ...saved, before: 'a\n'.repeat(5000) }],
])('the server refuses a save %s', (_, body) => {
  expect(saveSchema.safeParse(body).success).toBe(false)
  expect(saveSchema.safeParse(saved).success).toBe(true)
})

const post = 'content/blog/entity-design/index.md'
const before = readFileSync(post, 'utf8')

test('a post with another address takes its pictures and claims along', async () => {
  const path = 'content/blog/renamed/index.md'
  const file = { path, contents: encoded(before) }
  const { problems, additions, deletions } = await prepared(
    saveSchema.parse({ file, removed: post, before, opened: before, pictures: {} }),
  )
  expect(problems).toEqual([])
  const names = readdirSync(dirname(post)).toSorted()
  expect(additions?.map((addition) => relative(dirname(path), addition.path)).toSorted()).toEqual(names)
  expect(deletions?.map((deletion) => relative(dirname(post), deletion.path)).toSorted()).toEqual(
    names.filter((name) => name !== 'index.md'),
  )
})

test('a save asks before it replaces what someone else changed, and keeps the rest of it', async () => {
  const theirs = before.replace(/^title: .*/m, "title: 'Theirs'").replace(/^date: .*/m, 'date: 2020-01-01')
  const save = {
    file: { path: post, contents: encoded(before.replace(/^title: .*/m, 'title: Mine')) },
    before: theirs,
    opened: before,
    pictures: {},
  }
  expect((await prepared(saveSchema.parse(save))).conflicts).toEqual(["title: 'Theirs'"])
  const { additions } = await prepared(saveSchema.parse({ ...save, replace: true }))
  const text = Buffer.from(additions?.[0]?.contents ?? '', 'base64').toString()
  expect(text).toContain("title: 'Mine'")
  expect(text).toContain('date: 2020-01-01')
})

test.each([
  ['keeps both when they changed other lines', 'a\nb\nc\n', 'A\nb\nc\n', 'a\nb\nC\n', 'A\nb\nC\n', []],
  ['asks when both changed a line', 'a\nb\n', 'a\nB\n', 'a\nb2\n', 'a\nb2\n', ['B']],
  ['asks when a changed line was deleted', 'a\nb\nc\n', 'a\nc\n', 'a\nb2\nc\n', 'a\nb2\nc\n', ['- b']],
  ['asks when a deleted line was changed', 'a\nb\nc\n', 'a\nB\nc\n', 'a\nc\n', 'a\nc\n', ['B']],
  ['asks when both added at one place', 'a\nb\n', 'a\nx\nb\n', 'a\ny\nb\n', 'a\ny\nb\n', ['x']],
  ['takes what both added once', 'a\nb\n', 'a\nx\nb\n', 'a\nx\nb\n', 'a\nx\nb\n', []],
])('a merge %s', (_, opened, theirs, mine, merged, lost) => {
  const conflicts: string[] = []
  expect(mergeLines(theirs, opened, mine, conflicts)).toBe(merged)
  expect(conflicts).toEqual(lost)
})

const other = filesBelow('blog').find((file) => file.endsWith('/index.md') && !file.endsWith(post)) ?? ''

test.each([
  [
    'replace another one at its new address',
    relative('.', other),
    { removed: post, opened: before },
    'Another entry has this address',
  ],
  ['overwrite a file that someone else added', post, {}, 'Someone else added'],
])('a save does not %s', async (_, path, more, message) => {
  const save = { file: { path, contents: encoded(before) }, before, pictures: {}, ...more }
  const { problems, additions } = await prepared(saveSchema.parse(save))
  expect(problems).toEqual([expect.stringContaining(message)])
  expect(additions).toBeUndefined()
})
