import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { freePort, startSite, type SiteServer } from '@/lib/testing/site-server'
import { expectAccessible, openComments, write } from './harness/comments'
import { chapter, conversations } from './harness/content'
import { secureOrigin } from './harness/origins'
import { expect, test } from './harness/test'

// Every journey uses the conversation of another page.
const [giscusPath = '', errorPath = '', floodPath = '', linkPath = ''] = conversations

test.describe('giscus', () => {
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

  test('shows its widget with every setting, mapped by title, dark, and at the height it reports', async ({
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
  })

  test('follows the theme of a chapter, mapped by path', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await configure(page, chapter.href, 'pathname')
    await page.goto(secureOrigin + chapter.href)
    await page.locator('#comments').scrollIntoViewIfNeeded()
    const frame = page.locator('giscus-widget iframe')
    await expect(frame).toHaveAttribute('src', /theme=light/)
    await expect(frame).toHaveAttribute(
      'src',
      new RegExp(`term=${encodeURIComponent(chapter.href.slice(1))}`),
    )
    const inside = page.frameLocator('giscus-widget iframe').locator('body')
    await expect(inside).toHaveAttribute('data-theme', 'light')
    await page.locator('label[data-choice="dark"]').first().click()
    await expect(inside).toHaveAttribute('data-theme', 'dark')
  })
})

test.describe('a site with a webhook and the usual limits', () => {
  test.describe.configure({ mode: 'serial' })
  let site: SiteServer
  let receiver: Server
  const told: Record<string, string>[] = []
  test.beforeAll(async () => {
    receiver = createServer((req, res) => {
      let body = ''
      req.on('data', (chunk) => (body += String(chunk)))
      req.on('end', () => {
        told.push(JSON.parse(body) as Record<string, string>)
        res.writeHead(204).end()
      })
    }).listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    const address = receiver.address()
    site = await startSite({
      quiet: true,
      env: {
        COMMENTS_WEBHOOK_URL: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
        COMMENTS_WEBHOOK_SECRET: 'secret of the journey',
        COMMENT_RATE_LIMIT: '',
      },
    })
  })
  test.afterAll(async () => {
    await site.stop()
    receiver.close()
  })
  /** Links of a notification point to the public address. */
  const here = (link: string) => {
    const { pathname, search } = new URL(link)
    return site.origin + pathname + search
  }

  test('a moderator decides by the links of a notification, with a button, and only with a sound link', async ({
    page,
  }) => {
    await openComments(page, `${site.origin}${linkPath}`)
    await write(page, 'Please **approve**')
    await expect.poll(() => told.length).toBe(1)
    const [{ approve = '', reject = '', text } = {}] = told
    expect(text).toBe('Please **approve**')
    await page.goto(here(approve))
    await expect(page.locator('.comments-page-title')).toHaveText('Approve this comment?')
    await expect(page.locator('.comment-text strong')).toHaveText('approve')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page.locator('.comments-page-title')).toHaveText('The comment is approved.')
    // Outdated links are in src/comments/server/pages.test.ts.
    expect((await page.goto(here(reject)))?.status()).toBe(409)
    await openComments(page, `${site.origin}${linkPath}`)
    await expect(page.getByRole('article', { name: 'Comment by Ada' })).not.toContainText('Waiting')

    await write(page, 'Please reject')
    await expect.poll(() => told.length).toBe(2)
    await page.goto(here(told[1]?.reject ?? ''))
    await page.getByRole('button', { name: 'Reject' }).click()
    await expect(page.locator('.comments-page-title')).toHaveText('The comment is rejected.')
    const forged = await page.goto(here(reject).replace('action=reject', 'action=approve'))
    expect(forged?.status()).toBe(403)
    await expect(page.locator('.comments-page-title')).toHaveText('This link is not valid.')
  })

  test('a flood of comments is limited, and the visitor learns when to continue', async ({
    page,
    request,
  }) => {
    for (let at = 0; at < 12; at += 1)
      await request.post(`${site.origin}/api/comments`, {
        headers: { accept: 'application/json' },
        form: { path: floodPath, name: 'Flood', text: `Number ${at}` },
      })
    await openComments(page, `${site.origin}${floodPath}`)
    const form = page.getByRole('form', { name: 'Write a comment' })
    await form.getByLabel('Name').fill('Ada')
    await form.getByLabel('Comment', { exact: true }).fill('One more')
    await form.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(form.getByRole('alert')).toContainText(
      /Too many comments were sent from here\. Please try again in \d+ minutes/,
    )
    await expect(form.getByLabel('Comment', { exact: true })).toHaveValue('One more')
  })
})

test('a lost database shows one message, the page still works, and no input is lost', async ({
  page,
  request,
}) => {
  const site = await startSite({
    quiet: true,
    readyPath: '/healthz',
    env: { DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` },
  })
  try {
    await page.goto(`${site.origin}${errorPath}`)
    await page.locator('#comments').scrollIntoViewIfNeeded()
    await expect(page.getByText('The comments cannot be loaded right now.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Open them on a separate page' }).click()
    await expect(page.getByRole('alert')).toContainText('cannot be loaded right now')
    await page.getByLabel('Name').fill('Ada')
    await page.getByLabel('Comment', { exact: true }).fill('Kept')
    await page.getByRole('button', { name: 'Post' }).click()
    await expect(page.getByRole('heading', { name: 'We cannot save this right now.' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Comment', { exact: true })).toHaveValue('Kept')
    const answer = await request.get(`${site.origin}/api/comments?path=${errorPath}`)
    expect([answer.status(), answer.headers()['retry-after']]).toEqual([503, '10'])
  } finally {
    await site.stop()
  }
})
