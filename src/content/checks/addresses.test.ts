import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contentRoot } from '../source'
import { addressProblems } from './addresses'

const moved = [{ from: '/discord', to: '/x' }]
function messagesFor(...files: string[]): string[] {
  const urls = files.map((name) => ({
    path: `/${name.replace(/^pages\/|\/index\.md$|\.md$/g, '')}`,
    file: path.join(contentRoot, name),
  }))
  return addressProblems(urls, ['/blog/old'], moved).map(({ file, message }) => `${file} ${message}`)
}

test.each([
  ['blog/category/index.md', 'its address /blog/category is reserved'],
  ['pages/jobs/eu.md', 'its address /jobs/eu is reserved'],
  ['blog/old/index.md', 'is listed as removed in src/config/removed.ts'],
  ['pages/discord.md', 'is redirected in src/config/moved.ts'],
])('the address of %s is not available', (name, message) => {
  expect(messagesFor(name)).toEqual([expect.stringContaining(message)])
})

test('two pages have one address, upper and lower case alike', () => {
  expect(messagesFor('pages/about.md', 'pages/About.md')).toHaveLength(2)
  expect(messagesFor('pages/cosmo/limits.md', 'blog/a-post/index.md', 'pages/jobs.md')).toEqual([])
})

test('no page begins like those that a folder of src/app finds by name', () => {
  const folders = readdirSync('src/app', { recursive: true, withFileTypes: true })
    .filter(({ name }) => /^\[[a-zA-Z]+\]$/.test(name))
    .map(({ parentPath }) => path.relative('src/app', parentPath).replace(/\(\w+\)\/?|\/.*/g, ''))
  const names = [...new Set(folders.filter(Boolean))].map((name) => `pages/${name}/x/y.md`)
  expect(messagesFor(...names)).toHaveLength(names.length)
})
