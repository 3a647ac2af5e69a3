import { chapter } from './harness/content'
import { secureOrigin } from './harness/origins'
import { expect, test } from './harness/test'

const origin = 'https://talk.example'
/** The frame that the host serves: it reports its height and applies the theme that it receives. */
const widget = `<!doctype html><title>Stand-in</title><body><script>
  addEventListener('message', ({ data }) => { document.body.dataset.theme = data.giscus.setConfig.theme })
  parent.postMessage({ giscus: { resizeHeight: 432 } }, '*')</script>`

const settings = {
  host: origin,
  repo: 'perigee/site',
  repoid: 'R_1',
  category: 'General',
  categoryid: 'DIC_1',
  mapping: 'pathname',
  strict: '1',
  lang: 'en',
  loading: 'lazy',
}

// A build with these settings allows the frame (src/server/policy.test.ts).
test.use({ bypassCSP: true, colorScheme: 'light' })

test('giscus has every setting and the height it reports, in either theme', async ({ page }) => {
  await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: widget }))
  await page.route(`**${chapter.href}`, async (route) => {
    const response = await route.fetch()
    const start = '<section id="comments"'
    const body = (await response.text()).replace(start, `${start} data-giscus='${JSON.stringify(settings)}'`)
    await route.fulfill({ response, body })
  })
  // Chromium keeps a page that was changed from loading scripts of this machine over plain HTTP.
  await page.goto(secureOrigin + chapter.href)
  await page.locator('#comments').scrollIntoViewIfNeeded()
  const frame = page.locator('giscus-widget iframe')
  await expect(frame).toBeVisible()
  const address = new URL((await frame.getAttribute('src')) ?? '')
  expect(address.origin + address.pathname).toBe(`${origin}/en/widget`)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    origin: page.url(),
    repo: 'perigee/site',
    repoId: 'R_1',
    category: 'General',
    categoryId: 'DIC_1',
    term: chapter.href.slice(1),
    strict: '1',
    theme: 'light',
  })
  await expect(frame).toHaveAttribute('loading', 'lazy')
  await expect.poll(() => frame.evaluate((element) => element.style.height)).toBe('432px')
  await expect(page.getByRole('form', { name: 'Write a comment' })).toHaveCount(0)

  const inside = page.frameLocator('giscus-widget iframe').locator('body')
  await expect(inside).toHaveAttribute('data-theme', 'light')
  await page.locator('label[data-choice="dark"]').first().click()
  await expect(inside).toHaveAttribute('data-theme', 'dark')
})
