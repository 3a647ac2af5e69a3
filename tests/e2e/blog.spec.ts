import type { Page } from 'playwright/test'
import { authorsOf } from '@/blog/authors'
import { blogAuthors, categoryOf } from '@/blog/posts'
import { postsPerPage } from '@/content/blog-urls'
import { categoryPath, postPath } from '@/content/paths'
import { posts, rasterPost, richPost, updatedPost } from './harness/content'
import { secureOrigin } from './harness/origins'
import { expect, test, waitForQuietNetwork } from './harness/test'

const post = postPath(richPost.slug)
const category = categoryOf(richPost.data.category)
const [firstAuthor] = blogAuthors(new Date())
const announcement = '/blog/seed_funding_announcement'

test.describe('finding a post', () => {
  test('a reader goes from the index over a category to a post', async ({ page }) => {
    await page.goto('/blog')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(
      Math.min(posts.length, postsPerPage),
    )
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: category.title })
      .click()
    await expect(page).toHaveURL(categoryPath(category.slug))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.title)
    await page.getByRole('main').getByRole('article').first().getByRole('link').click()
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(crumbs.getByRole('link')).toHaveText(['Blog', category.title])
  })

  test('older posts are on a page with an address of its own', async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('link', { name: 'Older posts' }).click()
    await expect(page).toHaveURL('/blog/page/2')
    await expect(page).toHaveTitle(/^Blog, page 2 - /)
    await page.getByRole('link', { name: 'Newer posts' }).click()
    await expect(page).toHaveURL('/blog')
  })

  test('an author page lists the posts of the author', async ({ page }) => {
    await page.goto('/blog/authors')
    const name = firstAuthor?.author.name ?? ''
    await page.getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const shown = Math.min(firstAuthor?.posts.length ?? 0, postsPerPage)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(shown)
  })
})

test.describe('reading a post', () => {
  test('loads its cover eagerly and shows authors, minutes and neighbors', async ({ page }) => {
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
    const neighbors = page.getByRole('navigation', { name: 'Previous and next post' }).getByRole('link')
    await expect(neighbors).toHaveCount(2)
    const previous = await neighbors.first().getAttribute('href')
    await page.goto(previous ?? '')
    const back = page.getByRole('navigation', { name: 'Previous and next post' }).locator('a[rel=next]')
    await expect(back).toHaveAttribute('href', post)
    await page.goto(postPath(updatedPost.slug))
    await expect(page.getByText('Last updated on')).toBeVisible()
  })

  test('the table of contents marks the section in view', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(post)
    const toc = page.getByRole('navigation', { name: 'On this page' })
    const entry = toc.getByRole('link').nth(3)
    await entry.click()
    await expect(entry).toHaveAttribute('aria-current', 'true')
    await expect(toc.locator('[aria-current]')).toHaveCount(1)
    const anchor = new URL(page.url()).hash
    await expect(page.locator(`[id="${decodeURIComponent(anchor.slice(1))}"]`)).toBeInViewport()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(toc.getByRole('link').first()).toHaveAttribute('aria-current', 'true')
  })

  test('a phone gets a collapsible table of contents, and pictures that fill its screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(post)
    const toc = page.getByRole('navigation', { name: 'On this page' })
    await expect(toc).toBeHidden()
    await page.locator('summary', { hasText: 'On this page' }).click()
    await expect(toc).toBeVisible()
    await page.locator('a[data-viewer]').first().click()
    await expect
      .poll(async () => page.getByRole('dialog').boundingBox())
      .toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('a click on its copy button copies its address', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(secureOrigin + post)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(new RegExp(`${post}$`))
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
  })
})

test.describe('sharing a post', () => {
  const networks = [
    { label: 'Share on X', width: 550, height: 400, host: 'twitter.com' },
    { label: 'Share on LinkedIn', width: 750, height: 600, host: 'www.linkedin.com' },
    { label: 'Share on Reddit', width: 660, height: 460, host: 'www.reddit.com' },
  ]
  test('opens a popup of its size for each network', async ({ page }) => {
    await page.goto(post)
    const opened = await recordPopups(page)
    for (const { label } of networks) await page.getByRole('link', { name: label }).click()
    await expect.poll(opened).toHaveLength(networks.length)
    for (const [at, { address, features }] of (await opened()).entries()) {
      const target = new URL(address)
      expect(target.host).toBe(networks[at]?.host)
      expect(target.searchParams.get('url')).toMatch(new RegExp(`${post}$`))
      expect(features).toContain(`width=${networks[at]?.width},height=${networks[at]?.height}`)
    }
    expect(page.url()).toContain(post)
  })
})

test.describe('looking at a picture', () => {
  test('opens, zooms, moves and closes by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(post)
    const picture = page.locator('a[data-viewer]:has(svg)').first()
    const name = await picture.getByRole('img').getAttribute('aria-label')
    await picture.focus()
    await page.keyboard.press('Enter')
    const viewer = page.getByRole('dialog')
    await expect(viewer).toBeVisible()
    await expect(viewer.getByRole('img')).toHaveAttribute('aria-label', name ?? '')
    const box = await viewer.getByRole('img').boundingBox()
    expect(Math.round(box?.width ?? 0)).toBe(960)
    const zoom = viewer.getByRole('button', { name: /^Zoom/ })
    await zoom.focus()
    await page.keyboard.press('Enter')
    await expect(zoom).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(async () => (await viewer.getByRole('img').boundingBox())?.width).toBeGreaterThan(1900)
    const left = () => viewer.getByRole('img').evaluate((image) => image.getBoundingClientRect().left)
    const before = await left()
    await page.keyboard.press('ArrowRight')
    await expect.poll(left).toBeLessThan(before)
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expect(picture).toBeFocused()
  })

  test('shows the cover, which is in the first view, and a raster picture in its own size', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(post)
    const cover = page.getByRole('link', { name: 'Cover picture' })
    await expect(cover).toBeInViewport({ ratio: 0.5 })
    await cover.click()
    const shown = page.getByRole('dialog', { name: 'Cover picture' }).getByRole('img')
    await expect(shown).toBeVisible()
    expect(Math.round((await shown.boundingBox())?.width ?? 0)).toBe(960)
    await page.keyboard.press('Escape')
    await expect(cover).toBeFocused()

    await page.goto(postPath(rasterPost.slug))
    const link = page.locator('.longform a[data-viewer]:has(img)').first()
    const name = (await link.getByRole('img').getAttribute('alt')) ?? ''
    await link.click()
    const picture = page.getByRole('dialog', { name }).getByRole('img')
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(960)
  })
})

test.describe('fireworks', () => {
  test('run on the announcement only, and not with reduced motion', async ({ page }) => {
    await page.goto(post)
    await expect(page.locator('canvas')).toHaveCount(0)
    await page.goto(announcement)
    await expect.poll(() => hasPixels(page)).toBe(true)
    await expect.poll(() => hasPixels(page), { timeout: 8000 }).toBe(false)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(announcement)
    await waitForQuietNetwork(page)
    expect(await hasPixels(page)).toBe(false)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a post reads, links and shares', async ({ page }) => {
    await page.goto(post)
    await expect(page.getByRole('main').locator('h2[id]').first()).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Previous and next post' }).getByRole('link'),
    ).toHaveCount(2)
    const share = page.getByRole('link', { name: 'Share on X' })
    await expect(share).toHaveAttribute('href', /^https:\/\/twitter\.com\/intent\/tweet\?url=/)
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden()
    await expect(page.locator('a[data-viewer]').first()).toHaveAttribute('href', /^\/media\//)
  })
})

test.describe('feeds', () => {
  test('a feed that a browser shows as XML reads as a page', async ({ page }) => {
    // Chromium shows the feed's own type as source text; the style sheet works wherever XML is shown.
    await page.route('/rss.xml', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, contentType: 'application/xml; charset=utf-8' })
    })
    await page.goto('/rss.xml')
    await expect(page.locator('aside h1')).toBeVisible()
    await expect(page.locator('item title').first()).toBeVisible()
    await expect(page.locator('item a').first()).toBeVisible()
    await expect(page.locator('item a').first()).toHaveAttribute('href', /\/blog\//)
  })
})

/** Records what window.open is called with; the popups themselves would leave this machine. */
async function recordPopups(page: Page) {
  await page.evaluate(() => {
    const calls: { address: string; features: string }[] = []
    Object.assign(window, { calls })
    window.open = (address, _name, features) => {
      calls.push({ address: String(address), features: features ?? '' })
      return { focus: () => undefined } as Window
    }
  })
  return () =>
    page.evaluate(() => (window as unknown as { calls: { address: string; features: string }[] }).calls)
}

/** Whether anything is painted on the canvas. */
function hasPixels(page: Page) {
  return page.evaluate(() => {
    const canvas = document.querySelector('canvas')
    if (!canvas || canvas.width === 0) return false
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
    return data?.some((value) => value > 0) ?? false
  })
}
