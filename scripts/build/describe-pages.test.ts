import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import type { BuildOutputs } from '@/next/outputs'
import { describePages, payloadFiles } from './describe-pages'

const root = temporaryFolder()
const html = `<html><head><meta property="og:title" content="About"></head><body><main><h1>About</h1></main>
<script src="/main.js" async=""></script><script>self.__next_f.push([1,"words"])</script></body></html>`
const prerender = (pathname: string, file: string, routeType?: string) => ({ pathname, routeType, file })
const prerenders = [
  prerender('/about', 'about.html', 'page'),
  prerender('/about.rsc', 'about.rsc'),
  prerender('/about.segments/_tree.segment.rsc', 'tree.rsc'),
  prerender('/forms/to/sales', 'form.html', 'page'),
]
const outputs = { prerenders } as BuildOutputs
const about = { path: '/about', title: 'About', indexed: true }

beforeAll(async () => {
  const files = { 'about.html': html, 'about.rsc': 'words', 'tree.rsc': 'tree', 'form.html': html }
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text)
})

it('rewrites documents and describes them with their payloads', async () => {
  const { pages, indexed } = await describePages(root, outputs, [about], '/form.js')
  const document = await readFile(join(root, 'about.html'), 'utf8')
  const files = payloadFiles(Object.values(pages))
  const [payloadAddress = ''] = Object.keys(files)
  expect(document).toContain(`data-payload="${payloadAddress}"`)
  expect(files[payloadAddress]).toMatchObject({ file: 'about.rsc', cacheClass: 'immutable' })
  expect(pages['/about']).toMatchObject({
    html: { bytes: document.length, cacheClass: 'revalidate' },
    payload: { file: 'about.rsc' },
    segments: { '/_tree': { file: 'tree.rsc' } },
    scripts: [expect.stringMatching(/^'sha256-/)],
  })
  expect(indexed.map(({ title }) => title)).toEqual(['About'])
})

it('gives form pages one script of their own', async () => {
  await writeFile(join(root, 'form.html'), html)
  await describePages(root, outputs, [], '/form.js')
  expect(await readFile(join(root, 'form.html'), 'utf8')).toContain('data-after-paint="/form.js"')
})

it('two processes describe the same as one, in the same order', async () => {
  const paths = Array.from({ length: 201 }, (_, index) => `/page-${index}`)
  const write = () =>
    Promise.all(
      paths.map((path) => writeFile(join(root, `${path.slice(1)}.html`), html.replace('words', path))),
    )
  const many = {
    prerenders: paths.map((path) => prerender(path, `${path.slice(1)}.html`, 'page')),
  } as BuildOutputs
  const urls = paths.map((path) => ({ ...about, path })).toReversed()
  const described = async (processes: number) => {
    await write()
    return JSON.stringify(await describePages(root, many, urls, '/form.js', processes))
  }
  expect(await described(2)).toBe(await described(1))
  const missing = [...urls, { ...about, path: '/missing' }]
  await expect(describePages(root, many, missing, '/form.js', 2)).rejects.toThrow(
    '/missing is in src/content/urls.ts',
  )
})
