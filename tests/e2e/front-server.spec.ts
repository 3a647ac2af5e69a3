import { productRoutes } from '@/config/brand'
import { categoryPath, postPath } from '@/content/paths'
import { persistedDocuments } from '@/content/graph'
import { richPost } from './harness/content'
import { expect, test, waitForQuietNetwork, watchProblems } from './harness/test'

// How the server answers is in src/server/front-server.test.ts; these journeys run it on the finished build.

const terms = '/terms'
const post = postPath(richPost.slug)

test('addresses that others count on have status, type and security headers', async ({ request }) => {
  const expected: [path: string, status: number, type: string][] = [
    [post, 200, 'text/html'],
    ['/blog/seed_funding_announcement', 200, 'text/html'],
    [productRoutes.foundingPost, 200, 'text/html'],
    ['/blog/no-such-post', 404, 'text/html'],
    ['/blog/category/none', 404, 'text/html'],
    ['/blog/page/1', 404, 'text/html'],
    ['/blog/page/99', 404, 'text/html'],
    ['/gone', 410, 'text/html'],
    ['/learn/certificates?c=broken', 404, 'text/html'],
    ['/rss.xml', 200, 'application/rss+xml'],
    ['/atom.xml', 200, 'application/atom+xml'],
    ['/json.json', 200, 'application/feed+json'],
    [`${categoryPath(richPost.data.category)}/rss.xml`, 200, 'application/rss+xml'],
    ['/sitemap.xml', 200, 'application/xml'],
    ['/robots.txt', 200, 'text/plain'],
    ['/llms.txt', 200, 'text/plain'],
    ['/llms-full.txt', 200, 'text/plain'],
    ['/pricing.md', 200, 'text/markdown'],
    ['/elsewhere/repository.md', 404, 'text/markdown'],
    ['/uploads/0b1f6c0e-0000-4000-8000-000000000000', 404, 'text/html'],
    ['/brand/logo-512.png', 200, 'image/png'],
    ['/_next/image?url=/brand/logo-512.png&w=96&q=75', 200, 'image/'],
    ['/api/get-jobs-count', 200, 'application/json'],
    [`/api/blog-navigation?path=${post}`, 200, 'application/json'],
    ['/api/blog-navigation?path=', 400, 'application/json'],
    ['/api/blog-navigation?path=%00', 404, 'application/json'],
  ]
  for (const [path, status, type] of expected) {
    const answer = await request.get(path, { maxRedirects: 0 })
    const headers = answer.headers()
    expect([path, answer.status()]).toEqual([path, status])
    expect(headers['content-type'] ?? '', path).toContain(type)
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
  }
  for (const path of ['/api/get-jobs-count', '/api/blog-navigation'])
    expect((await request.post(path)).status(), path).toBe(405)
})

test('a page loads pictures before scripts, and navigates under its policy', async ({
  page,
  request,
  baseURL,
}) => {
  const found = watchProblems(page, String(baseURL))
  // Scripts add the web app manifest.
  expect(await (await request.get(post)).text()).not.toContain('rel="manifest"')
  const asked: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  await page.goto(post)
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest')
  const script = asked.findIndex((path) => path.endsWith('.js'))
  const cover = asked.indexOf('/_next/image')
  expect(cover).toBeGreaterThan(0)
  expect(script).toBeGreaterThan(cover)

  const opened = await page.goto('/')
  const policy = opened?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy).not.toContain("'unsafe-inline'")
  await waitForQuietNetwork(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator(`a[href="${terms}"]`).first().click()
  await expect(page).toHaveURL(terms)
  await expect(page.locator('h1')).toBeVisible()
  // The policy of a page allows the drawings and listings of the next ones.
  for (const href of ['/services', '/hub']) {
    await page.getByRole('contentinfo').locator(`a[href="${href}"]`).click()
    await expect(page).toHaveURL(href)
    await expect(page.locator('main [data-play]').first()).toBeVisible()
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(found).toEqual([])
})

test('a page as Markdown is the same at its address and by content negotiation', async ({ request }) => {
  const file = await request.get(`${post}.md`)
  expect(file.headers()).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'x-robots-tag': 'noindex',
    link: expect.stringMatching(/^<https?:[^>]+>; rel="canonical"$/),
  })
  expect(await file.text()).not.toMatch(/More posts|Share|Reading time|Comments/)
  const chosen = await request.get(post, { headers: { accept: 'text/markdown, text/html;q=0.8' } })
  expect(await chosen.text()).toBe(await file.text())
  expect((await request.get(post)).headers()).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    link: `<${post}.md>; rel="alternate"; type="text/markdown"`,
  })
})

test('a client queries the content over its subgraphs, by an address, and as a file', async ({ request }) => {
  const query = `{ post(slug: "${richPost.slug}") { title url authors { name title } } }`
  const { data } = await (await request.post('/graphql', { data: { query } })).json()
  expect(data.post).toMatchObject({ title: richPost.data.title, url: expect.stringContaining(post) })
  const other = await request.get(`/graphql?${new URLSearchParams({ query }).toString()}`)
  expect((await other.json()).data.post).toEqual(data.post)
  expect((await request.get('/graph/none')).status()).toBe(404)
  expect(await (await request.get('/graph/supergraph.graphql')).text()).toContain('join__Graph')

  // A persisted document is a file of the build.
  const [document] = persistedDocuments()
  const response = await request.get(`/graphql/${document?.id}`)
  expect(response.headers()['content-type']).toContain('application/graphql-response+json')
  expect(response.headers().etag).toBeTruthy()
  expect((await response.json()).data).toBeTruthy()
  expect((await request.get(`/graphql/${'0'.repeat(64)}`)).status()).toBe(404)
})

test('a visitor queries a post in the playground, which asks the subgraphs themselves', async ({ page }) => {
  await page.goto(post)
  const asked = page.waitForRequest((request) => request.url().endsWith('/graph/blog'))
  await page.getByRole('link', { name: 'Query this page' }).click()
  expect((await asked).postDataJSON()).toMatchObject({ query: expect.stringContaining(richPost.slug) })
  await expect(page.getByRole('heading', { name: 'Federation playground' })).toBeInViewport()
  const run = page.getByRole('region', { name: 'Plan and answer' })
  await run.getByRole('tab', { name: 'Answer' }).click()
  await expect(run.getByRole('tabpanel', { name: 'Answer' })).toContainText(richPost.data.title)
  await run.getByRole('tab', { name: 'Timeline' }).click()
  await expect(run.getByText('as your browser measured')).toBeVisible()
})

test('an agent reads a page and composes schemas', async ({ request }) => {
  async function call(name: string, args: object): Promise<string> {
    const response = await request.post('/mcp', {
      headers: { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25' },
      data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
    })
    return response.text()
  }
  expect(await call('read_page', { path: post })).toContain(richPost.data.title)
  const products = {
    name: 'products',
    sdl: 'type Query { product: Product } type Product @key(fields: "upc") { id: ID! }',
  }
  expect(await call('query_graph', { query: 'mutation { none }' })).toContain('only queries')
  expect(await call('compose_schemas', { subgraphs: [products] })).toContain('KEY_INVALID_FIELDS')
})
