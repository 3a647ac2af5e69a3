import type { Page } from 'playwright/test'
import { authorsOf } from '@/blog/authors'
import { blogAuthors, categoryOf } from '@/blog/posts'
import { postsPerPage } from '@/content/blog-urls'
import { categoryPath, postPath } from '@/content/paths'
import { posts, rasterPosts, richPost, updatedPost } from './harness/content'
import { secureOrigin } from './harness/origins'
import { expect, test, waitForQuietNetwork } from './harness/test'

const post = postPath(richPost.slug)
const category = categoryOf(richPost.data.category)
const [firstAuthor] = blogAuthors(new Date())
const announcement = '/blog/seed_funding_announcement'
const neighbors = (page: Page) =>
  page.getByRole('navigation', { name: 'Previous and next post' }).getByRole('link')

test('a reader goes to older posts, over a category to a post, and to an author', async ({ page }) => {
  const list = page.getByRole('main').getByRole('article')
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/blog')
  await expect(title).toHaveText('Blog')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(list).toHaveCount(Math.min(posts.length, postsPerPage))
  await page.getByRole('link', { name: 'Older posts' }).click()
  await expect(page).toHaveURL('/blog/page/2')
  await expect(page).toHaveTitle(/^Blog, page 2 - /)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.getByRole('link', { name: 'Newer posts' }).click()
  await expect(page).toHaveURL('/blog')
  const categories = page.getByRole('navigation', { name: 'Categories' })
  await categories.getByRole('link', { name: category.title }).click()
  await expect(page).toHaveURL(categoryPath(category.slug))
  await expect(title).toHaveText(category.title)
  await list.first().getByRole('link').first().click()
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.getByRole('link')).toHaveText(['Blog', category.title])

  await page.goto('/blog/authors')
  const { author, posts: written = [] } = firstAuthor ?? {}
  const name = author?.name ?? ''
  await page.getByRole('link', { name }).first().click()
  await expect(title).toHaveText(name)
  await expect(list).toHaveCount(Math.min(written.length, postsPerPage))
})

test('a post marks the section in view, opens its pictures, and has neighbors', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(post)
  const cover = page.locator('article img').first()
  await expect(cover).toHaveAttribute('width', '960')
  await expect(cover).toHaveAttribute('height', '548')
  await expect(cover).toHaveAttribute('loading', 'eager')
  await expect(cover).toHaveAttribute('fetchpriority', 'high')
  await expect(cover).toHaveAttribute('src', /q=100/)
  for (const { name } of authorsOf(richPost))
    await expect(page.getByRole('region', { name: 'Authors' })).toContainText(name)
  await expect(page.getByText(/^\d+ min$/)).toBeVisible()
  await expect(page.getByText('Last updated on')).toHaveCount(0)
  await expect(page.locator('canvas')).toHaveCount(0)

  const toc = page.getByRole('navigation', { name: 'On this page' })
  const entry = toc.getByRole('link').nth(3)
  await entry.click()
  await expect(entry).toHaveAttribute('aria-current', 'true')
  await expect(toc.locator('[aria-current]')).toHaveCount(1)
  const anchor = new URL(page.url()).hash
  await expect(page.locator(`[id="${decodeURIComponent(anchor.slice(1))}"]`)).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(toc.locator('[aria-current]')).toHaveCount(0)

  // The cover in the first view opens, from a file that is larger than its frame.
  await page.setViewportSize({ width: 1280, height: 900 })
  const coverLink = page.getByRole('link', { name: 'Cover picture' })
  await expect(coverLink).toBeInViewport({ ratio: 0.5 })
  await coverLink.click()
  const shown = page.getByRole('dialog', { name: 'Cover picture' }).getByRole('img')
  await expect(shown).toBeVisible()
  expect(Math.round((await shown.boundingBox())?.width ?? 0)).toBe(960)
  const natural = () => shown.evaluate((element: HTMLImageElement) => element.naturalWidth)
  await expect.poll(natural).toBeGreaterThan(960)
  await page.keyboard.press('Escape')
  await expect(coverLink).toBeFocused()

  // A drawing opens, zooms, moves and closes by keyboard, and fills a phone.
  const picture = page.locator('a[data-viewer]:has(svg)').first()
  const name = await picture.getByRole('img').getAttribute('aria-label')
  await picture.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog')
  const image = viewer.getByRole('img')
  await expect(viewer).toBeVisible()
  await expect(image).toHaveAttribute('aria-label', name ?? '')
  expect(Math.round((await image.boundingBox())?.width ?? 0)).toBe(960)
  const zoom = viewer.getByRole('button', { name: /^Zoom/ })
  await zoom.focus()
  await page.keyboard.press('Enter')
  await expect(zoom).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await image.boundingBox())?.width).toBeGreaterThan(1900)
  const left = () => image.evaluate((element) => element.getBoundingClientRect().left)
  const before = await left()
  await page.keyboard.press('ArrowRight')
  await expect.poll(left).toBeLessThan(before)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(picture).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(toc).toBeHidden()
  await page.locator('summary', { hasText: 'On this page' }).click()
  await expect(toc).toBeVisible()
  await page.locator('a[data-viewer]').first().click()
  await expect.poll(async () => viewer.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(viewer).toBeHidden()

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(neighbors(page)).toHaveCount(2)
  await neighbors(page).first().click()
  await expect(neighbors(page).and(page.locator('a[rel=next]'))).toHaveAttribute('href', post)
  await page.goto(postPath(updatedPost.slug))
  await expect(page.getByText('Last updated on')).toBeVisible()

  // A raster picture in the text opens in its own size, where a post has one.
  for (const { slug } of rasterPosts.slice(0, 1)) {
    await page.goto(postPath(slug))
    const link = page.locator('.longform a[data-viewer]:has(img)').first()
    const alt = (await link.getByRole('img').getAttribute('alt')) ?? ''
    await link.click()
    const raster = page.getByRole('dialog', { name: alt }).getByRole('img')
    await expect(raster).toBeVisible()
    expect(await raster.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(960)
  }
})

test('a post is shared by its address and in popups, also where copies fail', async ({ page, context }) => {
  // Over plain HTTP (harness/origins.ts), browsers leave out the clipboard.
  await page.goto(post)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copying was refused' })).toBeVisible()
  const code = page.locator('.code-block').filter({ visible: true }).first()
  await code.getByRole('button', { name: 'Copy code' }).click()
  await expect(code.getByRole('button')).toContainText('Selected')
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('')

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(secureOrigin + post)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${post}$`))
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)

  await context.route(/^https:/, (route) => route.fulfill({ body: '' }))
  for (const [name, host] of [
    ['X', 'twitter.com'],
    ['LinkedIn', 'www.linkedin.com'],
    ['Reddit', 'www.reddit.com'],
  ] as const) {
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: `Share on ${name}` }).click()
    const popup = await opened
    await popup.waitForURL((url) => url.host === host && url.searchParams.get('url')?.endsWith(post) === true)
    await popup.close()
  }
  expect(page.url()).toContain(post)
})

test('fireworks run on the announcement only, and not with reduced motion', async ({ page }) => {
  await page.goto(announcement)
  await expect.poll(() => hasPixels(page)).toBe(true)
  await expect.poll(() => hasPixels(page), { timeout: 8000 }).toBe(false)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(announcement)
  await waitForQuietNetwork(page)
  expect(await hasPixels(page)).toBe(false)
})

test('without JavaScript a post reads, links and shares', async ({ plainPage: page }) => {
  await page.goto(post)
  await expect(page.getByRole('main').locator('h2[id]').first()).toBeVisible()
  await expect(neighbors(page)).toHaveCount(2)
  const share = page.getByRole('link', { name: 'Share on X' })
  await expect(share).toHaveAttribute('href', /^https:\/\/twitter\.com\/intent\/tweet\?url=/)
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden()
  await expect(page.locator('a[data-viewer]').first()).toHaveAttribute('href', /^\/media\//)
  await expect(page.locator('#comments noscript p')).toContainText('Comments need JavaScript.')
})

test('a feed that a browser shows as XML reads as a page', async ({ page }) => {
  // Chromium shows the feed's own type as source text; the style sheet works wherever XML is shown.
  await page.route('/rss.xml', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, contentType: 'application/xml; charset=utf-8' })
  })
  await page.goto('/rss.xml')
  await expect(page.locator('aside h1')).toBeVisible()
  await expect(page.locator('item title').first()).toBeVisible()
  await expect(page.locator('item a').first()).toHaveAttribute('href', /\/blog\//)
})

/** Whether anything is painted on the canvas. */
function hasPixels(page: Page) {
  return page.evaluate(() => {
    const canvas = document.querySelector('canvas')
    if (!canvas || canvas.width === 0) return false
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
    return data?.some((value) => value > 0) ?? false
  })
}
