import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contentRoot } from '../source'
import { addressProblems, reserved } from './addresses'

const post = (slug: string) => ({
  path: `/blog/${slug}`,
  file: path.join(contentRoot, 'blog', slug, 'index.md'),
})
const page = (slug: string) => ({ path: `/${slug}`, file: path.join(contentRoot, 'pages', `${slug}.md`) })

test.each(['authors', 'category', 'page'])('no post is named %s', (slug) => {
  expect(addressProblems([post(slug)], [], [])).toEqual([
    { file: `content/blog/${slug}/index.md`, message: expect.stringContaining(`/blog/${slug} is reserved`) },
  ])
})

test.each(['search', 'api', 'index', 'jobs/eu', 'media'])('no page is named %s', (slug) => {
  expect(addressProblems([page(slug)], [], [])[0]?.message).toContain(`its address /${slug} is reserved`)
})

test('no address ends in index', () => {
  expect(addressProblems([page('about/index')], [], [])[0]?.message).toContain(
    'name the file content/pages/about.md',
  )
})

test('two pages have one address, upper and lower case alike', () => {
  const problems = addressProblems([page('about'), { path: '/About' }], [], [])
  expect(problems).toEqual([
    { file: 'content/pages/about.md', message: 'its address /about is taken by another page' },
  ])
})

test('a removed address no longer exists', () => {
  expect(addressProblems([post('old')], ['/blog/old'], [])).toEqual([
    {
      file: 'content/blog/old/index.md',
      message:
        'its address /blog/old is listed as removed in src/config/removed.ts; delete content/blog/old as well',
    },
  ])
  expect(addressProblems([{ path: '/hub' }], ['/hub'], [])[0]?.file).toBe('src/config/removed.ts')
})

test('an address that redirects is not available', () => {
  const [problem] = addressProblems([page('discord')], [], [{ from: '/discord', to: '/x' }])
  expect(problem?.message).toContain('redirects to /x')
})

test('a page may be below another', () => {
  expect(addressProblems([page('cosmo/limits'), post('a-post')], [], [])).toEqual([])
})

test('the folders of src/app with pages found by name are reserved', () => {
  const names = readdirSync('src/app', { recursive: true, withFileTypes: true }).flatMap(
    ({ parentPath, name }) =>
      /^\[[a-zA-Z]+\]$/.test(name)
        ? [
            path
              .relative('src/app', parentPath)
              .replace(/\(\w+\)\//, '')
              .split('/')[0] ?? '',
          ]
        : [],
  )
  expect(reserved).toEqual(expect.arrayContaining(names.filter(Boolean)))
  expect(names).toContain('blog')
})
