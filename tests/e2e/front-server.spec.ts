import { request as rawRequest } from 'node:http'
import type { Page } from 'playwright/test'
import { readAssetManifest, type AssetManifest } from '@/server/asset-manifest'
import { currentBuildFolder } from '@/server/builds'
import { postPath } from '@/content/paths'
import { richPost } from './harness/content'
import { expect, test, waitForQuietNetwork } from './harness/test'

const page = '/terms'
const picture = '/brand/logo-512.png'

/** Sends a request without fetch's URL normalization. Returns status and headers. */
function raw(
  baseURL: string | undefined,
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
) {
  const { hostname, port } = new URL(baseURL ?? '')
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    rawRequest({ hostname, port, path, method, headers }, (res) => {
      res.resume().on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers }))
    })
      .on('error', reject)
      .end()
  })
}

/**
 * Collects console errors, policy violations and responses with status 400 or above. Ignores links to missing pages,
 * which the link check reports.
 */
function complaints(browserPage: Page, { pages }: AssetManifest): string[] {
  const found: string[] = []
  const isMissingPage = (url: string) =>
    !new URL(url).pathname.includes('.') && !(new URL(url).pathname in pages)
  browserPage.on('console', (message) => {
    if (message.type() === 'error' && !isMissingPage(message.location().url)) found.push(message.text())
  })
  browserPage.on('pageerror', (error) => found.push(error.message))
  browserPage.on('response', (response) => {
    if (response.status() >= 400 && !isMissingPage(response.url()))
      found.push(`${response.status()} ${response.url()}`)
  })
  return found
}

test('a page is compressed, revalidated by ETag, and responds to HEAD', async ({ request }) => {
  const first = await request.get(page)
  expect(first.status()).toBe(200)
  const headers = first.headers()
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-encoding': 'br',
    'content-language': 'en',
  })
  const again = await request.get(page, { headers: { 'if-none-match': headers.etag ?? '' } })
  expect(again.status()).toBe(304)
  const head = await request.head(page)
  expect(head.status()).toBe(200)
  expect(head.headers()['content-length']).toBe(headers['content-length'])
})

test('every response has the security headers', async ({ request }) => {
  for (const path of [page, '/nothing-here', picture, '/healthz', '/discord', '/_next/image']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers['permissions-policy'], path).toContain('camera=()')
  }
  const policy = (await request.get(page)).headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy).not.toContain("'unsafe-inline'")
})

test('files support ranges, and hashed files are immutable', async ({ request }) => {
  const part = await request.get(picture, { headers: { range: 'bytes=0-3' } })
  expect(part.status()).toBe(206)
  expect(part.headers()['content-range']).toMatch(/^bytes 0-3\/\d+$/)
  expect([...(await part.body())]).toEqual([0x89, 0x50, 0x4e, 0x47])
  const beyond = await request.get(picture, { headers: { range: 'bytes=99999999-' } })
  expect(beyond.status()).toBe(416)
  const script = /\/_next\/static\/chunks\/[^" ]+\.js/.exec(await (await request.get(page)).text())?.[0] ?? ''
  const headers = (await request.get(script)).headers()
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('invalid addresses and methods get the right status', async ({ baseURL, request }) => {
  expect((await request.get('/nothing-here')).status()).toBe(404)
  expect((await request.get('/gone')).status()).toBe(410)
  for (const path of ['/%', '/%ff', '//evil.example', '/a\\b', '/%00', '/a/../../b']) {
    expect((await raw(baseURL, path)).status, path).toBe(400)
  }
  expect((await raw(baseURL, `/${'a'.repeat(5000)}`)).status).toBe(414)
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE']) {
    const { status, headers } = await raw(baseURL, page, method)
    expect({ method, status, allow: headers.allow }).toEqual({
      method,
      status: 405,
      allow: 'GET, HEAD, OPTIONS',
    })
  }
  expect((await raw(baseURL, page, 'OPTIONS')).status).toBe(204)
})

test('trailing slashes and moved addresses redirect', async ({ request }) => {
  const slash = await request.get(`${page}/?a=1`, { maxRedirects: 0 })
  expect(slash.status()).toBe(308)
  expect(slash.headers().location).toBe(`${page}?a=1`)
  const report = await request.get('/state-of-graphql-federation', { maxRedirects: 0 })
  expect(report.headers().location).toBe('/state-of-graphql-federation/2024')
})

test('pictures come in the sizes of the site only', async ({ request }) => {
  const good = await request.get(`/_next/image?url=${picture}&w=96&q=75`)
  expect(good.status()).toBe(200)
  expect(good.headers()['cache-control']).toBe('public, max-age=86400')
  for (const query of [
    '',
    `url=${picture}`,
    `url=${picture}&w=97&q=75`,
    `url=${picture}&w=96&q=76`,
    'url=https://evil.example/a.png&w=96&q=75',
    'url=//evil.example/a.png&w=96&q=75',
  ]) {
    expect((await request.get(`/_next/image?${query}`)).status(), query).toBe(400)
  }
})

test('a page hydrates and navigates under the policy without an error', async ({ page: browserPage }) => {
  const found = complaints(browserPage, await readAssetManifest(currentBuildFolder()))
  await browserPage.goto('/')
  await waitForQuietNetwork(browserPage)
  await browserPage.evaluate(() => Object.assign(window, { sameDocument: true }))
  await browserPage.locator(`a[href="${page}"]`).first().click()
  await expect(browserPage).toHaveURL(page)
  await expect(browserPage.locator('h1')).toBeVisible()
  expect(await browserPage.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(found).toEqual([])
})

test('a page loads its first picture before its scripts, which add the web app manifest', async ({
  page: browserPage,
  request,
}) => {
  const html = await (await request.get(postPath(richPost.slug))).text()
  expect(html).not.toContain('rel="manifest"')
  const asked: string[] = []
  browserPage.on('request', (one) => asked.push(new URL(one.url()).pathname))
  await browserPage.goto(postPath(richPost.slug))
  await expect(browserPage.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest')
  const script = asked.findIndex((path) => path.endsWith('.js'))
  const cover = asked.indexOf('/_next/image')
  expect(cover).toBeGreaterThan(0)
  expect(script).toBeGreaterThan(cover)
})

test('the health endpoints respond', async ({ request }) => {
  expect(await (await request.get('/healthz')).text()).toBe('ok\n')
  expect(await (await request.get('/readyz')).json()).toMatchObject({ ready: true })
})
