import { readdirSync, readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { blocks } from '@/content/blocks'
import { createNodes } from '@/content/markdoc/nodes'
import { listing } from '@/content/schemas/feature'
import { slugOf } from '@/content/kinds'
import { contentName, filesBelow } from '@/content/source'
import { allKinds, contentModel, prepared, problemsOf, saveSchema } from '../editor/content'
import { tidy, toEditor } from '../editor/body'
import { joined, mergeFile } from '../editor/merge'
import { attributesOf, formOf } from '../editor/model'

type Json = {
  properties?: Record<string, Json & { type?: string; minItems?: number }>
  required?: string[]
  items?: Json
  anyOf?: Json[]
  oneOf?: Json[]
}

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

test('a text without an upper limit may have lines, such as a schema', () => {
  expect(formOf('sdl', z.string().min(20), {}).properties?.sdl).toMatchObject({ format: 'textarea' })
})

test('a required flag that may be a text instead is saved when it is not checked', () => {
  const { properties } = formOf('scale', z.union([z.boolean(), z.string().max(40)]), {})
  expect(properties?.scale?.anyOf?.[0]).toMatchObject({ type: 'boolean', needed: true })
})

test('a list that may be empty may be missing, because a save leaves it out', () => {
  const emptyLists = ({ properties = {}, required = [], items, anyOf, oneOf }: Json): string[] => [
    ...required.filter((key) => properties[key]?.type === 'array' && !properties[key].minItems),
    ...[...Object.values(properties), ...(items ? [items] : []), ...(anyOf ?? oneOf ?? [])].flatMap(
      emptyLists,
    ),
  ]
  const schemas = Object.values(allKinds()).map(({ schema }) => z.toJSONSchema(schema, { io: 'input' }))
  expect(schemas.flatMap((schema) => emptyLists(schema as Json))).toEqual([])
})

test('every content file but claims can be opened in the editor', () => {
  const kinds = Object.values(allKinds())
  expect(files.map(contentName).filter((name) => !kinds.some((kind) => slugOf(kind, name)))).toEqual([])
})

/** Markdoc does not escape pipes in the cells of a table, which it aligns. */
const withPipes = (text: string) =>
  text
    .replaceAll(/(?<=\|) +| +(?=\|)/g, ' ')
    .replaceAll(/(?<=\| )-+(?= \|)/g, '---')
    .replaceAll('¦', '\\|')

/** A body and a file as a program writes them that knows what they say, but not how they were written. */
const written = (body: string) => withPipes(tidy(toEditor(body.replaceAll('\\|', '¦'))))
function rewritten(file: string, text: string): string {
  if (file.endsWith('.yaml')) return stringify(parse(text))
  const [, fields = '', body = ''] = /^---\n([^]*?\n)---\n([^]*)$/.exec(text) ?? []
  return `---\n${stringify(parse(fields))}---\n${written(body)}`
}
const save = (file: string, before: string, after: string) =>
  mergeFile(file, before, after, written(before.replace(/^---\n[^]*?\n---\n/, '')))

test('a file that is saved unchanged stays as it is written', () => {
  const changed = files.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return save(file, text, rewritten(file, text)) !== text
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
    return save(file, text, rewritten(file, wanted)) === wanted ? [] : [contentName(file)]
  })
  expect(wrong).toEqual([])
})

const markdown = (body: string) => `---\ntitle: 'A title'\n---\n\n${body}`
const page = `{% section tone="raised" lead="beside" %}
## Heading {% #heading %}

A paragraph over
two lines.

1. one
2. two

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
  ['a new item', '2. two\n', '2. two\n3. three\n'],
  ['a removed item', '1. one\n2. two\n', '1. two\n'],
  ['a moved block', /(## .*\n)\n(A [^]*?\n)\n/, '$2\n$1\n'],
  ['a new row', '| 1 | 2 |\n', '| 1 | 2 |\n| 3 | {% $brand %} |\n'],
  ['an attribute', 'tone="raised"', 'tone="ruled"'],
  ['a heading', '## Heading', '## Other words'],
  ['a new block', '1. one\n', 'A new paragraph.\n\n1. one\n'],
  ['a removed block', 'A paragraph over\ntwo lines.\n\n', ''],
  ['a listing', 'type Query\n', 'type Query { a: Int }\n'],
  ['another listing', '{% /code-group %}', '\n```graphql\ntype B\n```\n{% /code-group %}'],
])('%s leaves the lines around it alone', (_, from, to) => {
  const wanted = markdown(page.replace(from, to))
  expect(save('a.md', markdown(page), rewritten('a.md', wanted))).toBe(wanted)
})

test.each([
  ['a break that ends a paragraph', 'One\\\n\n- Two\n\n\\\n', 'One\n\n- Two\n'],
  ['a table with a pipe', '{% table %}\n- A \\| a\n\n---\n{% /table %}', '| A \\| a |\n| --- |'],
  [
    'a table in a quote',
    '> {% table %}\n> - A\n>\n> ---\n> - 1\n> {% /table %}',
    '> | A |\n> | --- |\n> | 1 |',
  ],
  ['a table with an empty cell', '{% table %}\n- A\n-\n\n---\n{% /table %}', '| A | |\n| --- | --- |'],
  ['a space that does not break', '5\u00A0km in `&nbsp;`', '5\u00A0km in `&nbsp;`'],
  ['a heading with an id', '## One  more{% #one %}', '## One more {% #one %}'],
])('%s is written as in other files', (_, text, wanted) => expect(tidy(text).trim()).toBe(wanted.trim()))

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
  ['a new field', { more: null, group: {}, none: [] }, '  - name: b\n', '  - name: b\nmore: null\n'],
  ['a new item', { list: [...'abc'].map((name) => ({ name })) }, 'name: b\n', 'name: b\n  - name: c\n'],
  ['a blank line', { sdl: '\ntype A\n' }, '  type A\n', '\n  type A\n'],
  ['a removed field', { sdl: undefined }, 'sdl: |\n  type A\n', ''],
])('%s changes nothing else in YAML', (_, change, from, to) => {
  const after = stringify({ ...(parse(yaml) as object), ...change })
  expect(save('a.yaml', yaml, after)).toBe(yaml.replace(from, to))
})

test('a field that is set again comes where its schema has it', () => {
  const { title, ...rest } = parse(yaml) as object & { title: string }
  const wanted = yaml.replace(/^title: .*\n/m, '$&added: 1\n')
  expect(save('a.yaml', yaml, stringify({ title, added: 1, ...rest }))).toBe(wanted)
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
  const move = { file, removed: post, before, opened: before, pictures: {} }
  const { questions, additions, deletions } = await prepared(saveSchema.parse(move))
  expect(questions.join('')).toContain('content/blog/requires-and-its-cost/index.md')
  const names = readdirSync(dirname(post)).toSorted()
  expect(additions.map((addition) => relative(dirname(path), addition.path)).toSorted()).toEqual(names)
  expect(deletions.map((deletion) => relative(dirname(post), deletion.path)).toSorted()).toEqual(
    names.filter((name) => name !== 'index.md'),
  )
})

test('a link to no page is shown while a text is written', async () => {
  const values = { content: '[The page](/nowhere)\n' }
  const { text } = await problemsOf({ file: 'blog/entity-design/index.md', values, pictures: [] })
  expect(text).toEqual(['[The page](/nowhere): no page at /nowhere'])
})

test('a picture that the text no longer names goes away', async () => {
  const opened = before.replace(/^cover: .*/m, '$&\nauthor_avatar: ./social.png')
  const file = { path: post, contents: encoded(before) }
  const { deletions } = await prepared(saveSchema.parse({ file, before: opened, opened, pictures: {} }))
  expect(deletions).toEqual([{ path: 'content/blog/entity-design/social.png' }])
})

test.each([
  ['an author', 'authors/saoirse-lindqvist.yaml', undefined, post],
  ['another name of an author', 'authors/saoirse-lindqvist.yaml', 'name: Dr. Saoirse', post],
  ['a form', 'forms/application.yaml', undefined, 'content/pages/jobs.md'],
  ['a group of features', 'features/analyze.yaml', undefined, 'content/pages/cosmo/features/analytics.md'],
])('texts that use %s are listed before it goes away', async (_, name, after, user) => {
  const path = `content/${name}`
  const text = readFileSync(path, 'utf8')
  const file = { path, contents: encoded(text.replace(/^name: .*/m, after ?? '')) }
  const change = after ? { file, opened: text } : { removed: path }
  const { questions } = await prepared(saveSchema.parse({ ...change, before: text, pictures: {} }))
  expect(questions).toEqual([expect.stringContaining(user)])
})

test.each([
  ['at a new address', { removed: post, opened: before }, 'content/plans.yaml', 'Another entry'],
  ['that someone else added', {}, post, 'Someone else added'],
])('a save does not replace an entry %s', async (_, change, path, problem) => {
  const file = { path, contents: encoded(before) }
  const saving = prepared(saveSchema.parse({ file, before, pictures: {}, ...change }))
  await expect(saving).rejects.toThrow(problem)
})

test('a save is refused when a cell of a table has a list, because it would become a line', async () => {
  const text = tidy('{% table %}\n- A\n\n---\n- - 1\n  - 2\n{% /table %}\n')
  const file = { path: 'content/blog/new/index.md', contents: encoded(text) }
  await expect(prepared(saveSchema.parse({ file, pictures: {} }))).rejects.toThrow('one paragraph')
})

test.each([
  ['another line', /^date: .*/m, 'date: 2020-01-01', 'date: 2020-01-01', []],
  ['the same line', /^title: .*/m, "title: 'Theirs'", "title: 'My words'", ["title: 'Theirs'"]],
])('a save keeps what someone else changed in %s, or asks', async (_, at, theirs, result, asked) => {
  const { questions, additions } = await prepared(
    saveSchema.parse({
      file: { path: post, contents: encoded(before.replace(/^title: .*/m, 'title: My words')) },
      before: before.replace(at, theirs),
      opened: before,
      written: before.replace(/^---\n[^]*?\n---\n/, ''),
      pictures: {},
    }),
  )
  expect(questions.map((text) => text.split('\n')[2])).toEqual(asked)
  const text = Buffer.from(additions[0]?.contents ?? '', 'base64').toString()
  expect(text).toContain("title: 'My words'")
  expect(text).toContain(result)
})

test.each([
  ['keeps both of other lines', 'a\nb\nc\nd\n', 'a\nB\nc\nd\n', 'a\nb\nc\nD\n', 'a\nB\nc\nD\n', []],
  ['asks when both changed a line', 'a\nb\n', 'a\nB\n', 'a\nb2\n', 'a\nb2\n', ['B']],
  ['asks when a changed line was deleted', 'a\nb\nc\n', 'a\nc\n', 'a\nb2\nc\n', 'a\nb2\nc\n', ['- b']],
  ['asks when a deleted line was changed', 'a\nb\nc\n', 'a\nB\nc\n', 'a\nc\n', 'a\nc\n', ['B']],
  ['asks when both added at one place', 'a\nb\n', 'a\nx\nb\n', 'a\ny\nb\n', 'a\ny\nb\n', ['x']],
  ['asks when a moved line gives way', 'a\nb\nc\nd\n', 'd\nb\nc\nD\n', 'A\nb\nc\nd\n', 'A\nb\nc\nD\n', ['d']],
  ['keeps a line of theirs above mine', 'a\nb\nc\n', 'a\n\nb\nc\n', 'a\nB\nc\n', 'a\n\nB\nc\n', []],
  ['keeps a line of theirs below mine', 'a\nb\nc\n', 'a\nb\n\nc\n', 'a\nB\nc\n', 'a\nB\n\nc\n', []],
  ['keeps a line of mine below theirs', 'a\nb\nc\n', 'a\nB\nc\n', 'a\nb\n\nc\n', 'a\nB\n\nc\n', []],
  ['keeps rows of theirs around mine', '1\n2\n3\n', ' 1\n 2\n 3\n', '1\n2\nx\n3\n', ' 1\n 2\nx\n 3\n', []],
  ['takes what both added once', 'a\nb\n', 'a\nx\nb\n', 'a\nx\nb\n', 'a\nx\nb\n', []],
])('a merge %s', (_, opened, theirs, mine, merged, lost) => {
  const conflicts: string[] = []
  expect(joined(theirs, opened, mine, conflicts)).toBe(merged)
  expect(conflicts).toEqual(lost)
})
