import type { Page } from 'playwright/test'
import { chapter, conversations } from './harness/content'
import { secureOrigin } from './harness/origins'
import { expect, test } from './harness/test'

const [giscusPath = ''] = conversations

const origin = 'https://talk.example'
/** The frame that the host serves: it reports its height and applies the theme that it receives. */
const widget = `<!doctype html><title>Stand-in</title><body><script>
  addEventListener('message', ({ data }) => { document.body.dataset.theme = data.giscus.setConfig.theme })
  parent.postMessage({ giscus: { resizeHeight: 432 } }, '*')</script>`

/**
 * Serves a page as a build with these settings would. Chromium keeps such a page from loading scripts of this machine over
 * plain HTTP, so these journeys visit `secureOrigin`.
 */
async function configure(page: Page, path: string, mapping: string): Promise<void> {
  const settings = {
    host: origin,
    repo: 'perigee/site',
    repoid: 'R_1',
    category: 'General',
    categoryid: 'DIC_1',
    mapping,
    strict: '1',
    reactionsenabled: '1',
    emitmetadata: '0',
    inputposition: 'top',
    lang: 'en',
    loading: 'lazy',
  }
  await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: widget }))
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    const policy = headers['content-security-policy'] ?? ''
    const body = await response.text()
    await route.fulfill({
      response,
      headers: {
        ...headers,
        'content-security-policy': policy.replace("frame-src 'self'", `frame-src 'self' ${origin}`),
      },
      body: body.replace(
        '<section id="comments"',
        `<section data-giscus='${JSON.stringify(settings)}' id="comments"`,
      ),
    })
  })
}

test('giscus shows its widget with every setting, at the height it reports, and follows the theme', async ({
  page,
}) => {
  await configure(page, giscusPath, 'title')
  await page.goto(secureOrigin + giscusPath)
  await page.locator('#comments').scrollIntoViewIfNeeded()
  const frame = page.locator('giscus-widget iframe')
  await expect(frame).toBeVisible()
  const address = new URL((await frame.getAttribute('src')) ?? '')
  expect(address.origin + address.pathname).toBe(`${origin}/en/widget`)
  const {
    session: _session,
    description: _description,
    backLink: _backLink,
    ...query
  } = Object.fromEntries(address.searchParams)
  expect(query).toEqual({
    origin: page.url(),
    repo: 'perigee/site',
    repoId: 'R_1',
    category: 'General',
    categoryId: 'DIC_1',
    term: await page.title(),
    number: '',
    strict: '1',
    reactionsEnabled: '1',
    emitMetadata: '0',
    inputPosition: 'top',
    theme: 'dark',
  })
  await expect(frame).toHaveAttribute('loading', 'lazy')
  await expect.poll(() => frame.evaluate((element) => element.style.height)).toBe('432px')
  await expect(page.getByRole('form', { name: 'Write a comment' })).toHaveCount(0)

  // In a chapter it follows the theme, and is mapped by path.
  await page.emulateMedia({ colorScheme: 'light' })
  await configure(page, chapter.href, 'pathname')
  await page.goto(secureOrigin + chapter.href)
  await page.locator('#comments').scrollIntoViewIfNeeded()
  await expect(frame).toHaveAttribute('src', /theme=light/)
  await expect(frame).toHaveAttribute('src', new RegExp(`term=${encodeURIComponent(chapter.href.slice(1))}`))
  const inside = page.frameLocator('giscus-widget iframe').locator('body')
  await expect(inside).toHaveAttribute('data-theme', 'light')
  await page.locator('label[data-choice="dark"]').first().click()
  await expect(inside).toHaveAttribute('data-theme', 'dark')
})
