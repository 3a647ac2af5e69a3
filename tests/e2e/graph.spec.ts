import { persistedDocuments } from '@/content/graph'
import { postPath } from '@/content/paths'
import { richPost } from './harness/content'
import { expect, test } from './harness/test'

test('a client queries the content over its subgraphs, by an address, and as a file', async ({ request }) => {
  const query = `{ post(slug: "${richPost.slug}") { title url authors { name title } } }`
  const { post } = (await (await request.post('/graphql', { data: { query } })).json()).data
  expect(post).toMatchObject({
    title: richPost.data.title,
    url: expect.stringContaining(postPath(richPost.slug)),
  })
  const other = await request.get(`/graphql?${new URLSearchParams({ query }).toString()}`)
  expect((await other.json()).data.post).toEqual(post)
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
  await page.goto(postPath(richPost.slug))
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
  expect(await call('read_page', { path: postPath(richPost.slug) })).toContain(richPost.data.title)
  const products = {
    name: 'products',
    sdl: 'type Query { product: Product } type Product @key(fields: "upc") { id: ID! }',
  }
  expect(await call('query_graph', { query: 'mutation { none }' })).toContain('only queries')
  expect(await call('compose_schemas', { subgraphs: [products] })).toContain('KEY_INVALID_FIELDS')
})
