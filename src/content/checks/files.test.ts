import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contentRoot } from '../source'
import { strayFileProblems } from './files'

const inContent = (name: string) => path.join(contentRoot, name)

function messagesFor(name: string) {
  return strayFileProblems([inContent(name)], new Set()).map(({ file, message }) => `${file} ${message}`)
}

test.each([
  ['blog/hello.md', 'content/blog/<name>/index.md'],
  ['blog/2026/zz/index.md', 'content/blog/<name>/index.md'],
  ['jobs/x.MD', 'content/jobs/<name>.md'],
  ['authors/new.yml', 'content/authors/<name>.yaml'],
  ['forms/new.txt', 'content/forms/<name>.yaml'],
  ['notes.md', 'content/pages/<name>.md'],
])('%s is not read', (name, message) => {
  expect(messagesFor(name)).toEqual([expect.stringContaining(`content/${name} is not read; `)])
  expect(messagesFor(name)[0]).toContain(message)
})

test.each([
  '.DS_Store',
  'blog/.notes/x.md',
  'blog/x/social.png',
  'blog/x/seo.png',
  'blog/x/cover.webp',
  'authors/x.webp',
])('%s is allowed there', (name) => expect(messagesFor(name)).toEqual([]))

const folder = mkdtempSync(path.join(tmpdir(), 'stray-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a picture that no text names is reported', () => {
  mkdirSync(path.join(folder, 'a'))
  const text = path.join(folder, 'a/index.md')
  writeFileSync(text, '---\ncover: ./cover.webp\n---\n![A](./map.svg) {% figure src="../up.png" %}\n')
  const files = ['a/index.md', 'a/map.svg', 'up.png', 'a/old.png'].map((name) => path.join(folder, name))
  const [problem, ...others] = strayFileProblems(files, new Set([text]), folder)
  expect(problem?.file).toContain('a/old.png')
  expect(problem?.message).toContain('is not used')
  expect(others).toEqual([])
})
