import { brand } from '@/config/brand'
import { postPath } from '@/content/paths'
import { announcedChapter, firstChapter, posts, richPost } from './harness/content'
import { expect, test } from './harness/test'

const post = postPath(richPost.slug)
const [newestPost] = posts

const asking = { accept: 'text/markdown, text/html;q=0.8' }
const asBrowser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

test.describe('a page as Markdown', () => {
  for (const [path, twin] of [
    ['/', '/index.md'],
    ['/pricing', '/pricing.md'],
    [post, `${post}.md`],
  ] as const) {
    test(`${path} is the same at ${twin} and by content negotiation`, async ({ request }) => {
      const file = await request.get(twin)
      expect(file.status()).toBe(200)
      expect(file.headers()).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        'x-robots-tag': 'noindex',
      })
      expect(file.headers()['link']).toMatch(/^<https?:[^>]+>; rel="canonical"$/)
      const chosen = await request.get(path, { headers: asking })
      expect(chosen.headers()['content-type']).toBe('text/markdown; charset=utf-8')
      expect(chosen.headers()['vary']).toMatch(/(?:^|, )accept,/)
      expect(await chosen.text()).toBe(await file.text())

      const html = await request.get(path, { headers: asBrowser })
      expect(html.headers()['content-type']).toBe('text/html; charset=utf-8')
      expect(html.headers()['vary']).toMatch(/(?:^|, )accept,/)
      expect(html.headers()['link']).toBe(`<${twin}>; rel="alternate"; type="text/markdown"`)
      const tag = file.headers()['etag'] ?? ''
      const again = await request.get(twin, { headers: { 'if-none-match': tag } })
      expect([again.status(), (await again.body()).length]).toEqual([304, 0])
    })
  }

  test('has its head, code with language, tables, absolute links, and no chrome', async ({ request }) => {
    const text = await (await request.get(`${firstChapter.href}.md`)).text()
    expect(text).toMatch(/^---\ntitle: ".+"\ndescription: ".+"\nurl: "https?:.+"\ndate: "\d{4}-\d\d-\d\d"\n/)
    expect(text).toContain(`\n# ${firstChapter.entry?.data.title}\n`)
    expect(text).toMatch(/\n```graphql title="[\w.-]+"\n/)
    expect(text).toContain('Question 1')
    expect(text).toMatch(/\*\*Right:\*\* /)
    expect(text).not.toMatch(/\]\((?!https?:)/)
    expect(text).not.toMatch(/&#x20;|<\w+|On this page|Copy|Previous Chapter|Academy/)
    expect(await (await request.get('/pricing.md')).text()).toMatch(/\n\| Plan \| .+ \|\n\| - \|/)
  })

  test('a post comes with its authors, without share bar and related posts', async ({ request }) => {
    const text = await (await request.get(`${post}.md`)).text()
    expect(text).not.toMatch(/Related posts|Share|Reading time|Comments/)
    expect(text).toMatch(/\nauthor: "[A-Z][^"/:@]+"\n/)
  })

  test('a mistyped address gets suggestions, in Markdown', async ({ request }) => {
    for (const [path, headers] of [
      ['/pricin.md', { accept: '*/*' }],
      ['/pricin', asking],
    ] as const) {
      const answer = await request.get(path, { headers })
      expect(answer.status()).toBe(404)
      expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8')
      expect(await answer.text()).toMatch(/^# 404[\s\S]+\/pricing\.md\)/)
    }
    const page = await request.get('/pricin.md', { headers: asBrowser })
    expect([page.status(), page.headers()['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect((await request.get('/gone', { headers: asking })).status()).toBe(410)
  })

  test('pages that are not indexed have none', async ({ request }) => {
    expect((await request.get('/elsewhere/repository.md')).status()).toBe(404)
    expect((await request.get('/forms/to/sales.md')).status()).toBe(404)
    const html = await request.get('/elsewhere/repository', { headers: asking })
    expect(html.headers()['content-type']).toBe('text/html; charset=utf-8')
  })
})

test('the sitemap lists pages that exist, and robots.txt names it', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /api/\n')
  const [, address = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? []
  const answer = await request.get(new URL(address).pathname)
  expect(answer.headers()['content-type']).toContain('application/xml')
  const xml = await answer.text()
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  expect(paths).toContain('/')
  expect(paths).toContain(post)
  expect(paths).not.toContain(announcedChapter.href)
  for (const path of paths) expect((await request.head(path)).status(), path).toBe(200)
  expect(xml).toMatch(new RegExp(`${post}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod><image:image>`))
  expect(xml).toMatch(/<loc>https?:[^<]+\/pricing<\/loc><\/url>/)
})

test('llms.txt leads to Markdown, and llms-full.txt holds it', async ({ request }) => {
  const answer = await request.get('/llms.txt')
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toMatch(new RegExp(`^# ${brand}\n\n> .+\n`))
  const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\): \S.+$/gm)].map(
    ([, href = '']) => new URL(href).pathname,
  )
  expect(links.length).toBeGreaterThan(50)
  for (const path of links) {
    const head = await request.head(path)
    expect([path, head.status(), head.headers()['content-type']]).toEqual([
      path,
      200,
      'text/markdown; charset=utf-8',
    ])
  }
  const full = await (await request.get('/llms-full.txt')).text()
  for (const title of [firstChapter.entry?.data.title, newestPost?.data.title])
    expect(full).toContain(`\n# ${title}\n`)
})

test('the home page describes its search in structured data', async ({ page }) => {
  await page.goto('/')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const site = data
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .find((one) => one['@type'] === 'WebSite')
  expect(JSON.stringify(site)).toMatch(/"urlTemplate":"https?:[^"]+\/search\?q=\{search_term_string\}"/)
})
