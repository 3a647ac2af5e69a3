import { execFileSync } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { freePort, startSite, type SiteServer } from './harness/site-server'

// Every journey talks below a page of its own.
const posts = {
  first: '/blog/entity-design',
  own: '/blog/federation-v2-semantics',
  react: '/blog/how-we-review-schemas',
  faults: '/blog/n-plus-one-across-subgraphs',
  hostile: '/blog/observing-a-federated-request',
  scriptless: '/blog/query-planning-and-plan-caches',
  giscus: '/blog/reading-composition-errors',
  lazy: '/blog/requires-and-its-cost',
  flood: '/blog/schema-contracts',
  link: '/blog/splitting-a-monolith-graph',
}
const chapter = '/learn/graphql-federation/shareable'
const folder = process.env.E2E_DATA ?? ''

/** The command line of those who moderate. */
function comments(...args: string[]): string {
  return execFileSync(process.execPath, ['--import', 'tsx', 'scripts/comments.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_PATH: join(folder, 'site.db') },
  })
}

async function openComments(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('#comments').scrollIntoViewIfNeeded()
  await expect(page.getByRole('form', { name: 'Write a comment' })).toBeVisible()
}

async function write(page: Page, text: string, name = 'Ada'): Promise<void> {
  const form = page.getByRole('form', { name: 'Write a comment' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Comment', { exact: true }).fill(text)
  await form.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(page.getByRole('article', { name: `Comment by ${name}` }).first()).toBeFocused()
}

async function anotherVisitor(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL })
  const page = await context.newPage()
  await openComments(page, path)
  return page
}

const idOf = async (page: Page, text: string) =>
  (await page.locator('.comment').filter({ hasText: text }).getAttribute('id'))?.replace('comment-', '') ?? ''

async function expectAccessible(page: Page): Promise<void> {
  // Colours are measured at rest.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === 'finished'),
  )
  const { violations } = await new AxeBuilder({ page }).include('#comments').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

test.describe('a conversation', () => {
  test('is fetched when it comes near the window, and moves nothing above it', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(posts.lazy)
    await page.waitForLoadState('networkidle')
    expect(asked).not.toContain('/api/comments')
    const heading = page.locator('#comments-title')
    const before = await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY)
    await page.locator('#comments').scrollIntoViewIfNeeded()
    await expect(page.getByText('Nobody has written here yet.')).toBeVisible()
    expect(asked).toContain('/api/comments')
    expect(await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(before)
  })

  test('begins, is approved, and is answered, by keyboard alone', async ({ page, browser }) => {
    await openComments(page, posts.first)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Eyes' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Name')).toBeFocused()
    await page.keyboard.type('Ada')
    await page.keyboard.press('Tab')
    await page.keyboard.type('ada@example.com')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type('Does `@key` **have** to be unique?')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Comment', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')

    const own = page.getByRole('article', { name: 'Comment by Ada' })
    await expect(own).toBeFocused()
    await expect(own).toContainText('Waiting for approval')
    await expect(own.locator('strong')).toHaveText('have')
    await expect(page.getByRole('status').filter({ hasText: 'waiting for approval' })).toBeVisible()
    await expectAccessible(page)

    const reader = await anotherVisitor(browser, posts.first)
    await expect(reader.getByText('Nobody has written here yet.')).toBeVisible()
    const id = await idOf(page, 'have to be unique')
    expect(comments('list')).toContain(id.slice(0, 8))
    expect(comments('approve', id.slice(0, 8))).toContain('approved')
    expect(comments('approve', id)).toContain('was approved before')

    await openComments(reader, posts.first)
    await expect(reader.getByRole('article', { name: 'Comment by Ada' })).toBeVisible()
    await expect(reader.getByText('1 comment', { exact: true })).toBeVisible()
    await expect(reader.locator('#comments')).not.toContainText('ada@example.com')
    await expect(reader.getByRole('button', { name: 'Edit your comment' })).toHaveCount(0)
    await reader.getByRole('button', { name: 'Reply to Ada' }).focus()
    await reader.keyboard.press('Enter')
    const reply = reader.getByRole('form', { name: 'Reply to Ada' })
    await expect(reply.getByLabel('Reply', { exact: true })).toBeFocused()
    await expectAccessible(reader)
    await reader.keyboard.press('Escape')
    await expect(reader.getByRole('button', { name: 'Reply to Ada' })).toBeFocused()
    await reader.keyboard.press('Enter')
    await reader.keyboard.type('Within the subgraph, yes.')
    await reply.getByLabel('Name').fill('Grace')
    await reply.getByRole('button', { name: 'Reply', exact: true }).press('Enter')
    await expect(reader.getByRole('article', { name: 'Reply by Grace' })).toBeFocused()
    await expectAccessible(reader)

    // The writer of an approved comment is published at once.
    await openComments(page, posts.first)
    await expect(page.getByLabel('Name')).toHaveValue('Ada')
    await write(page, 'And across subgraphs?')
    await expect(page.getByRole('status').filter({ hasText: 'Your comment is published.' })).toBeVisible()
    await openComments(reader, posts.first)
    await expect(reader.getByText('And across subgraphs?')).toBeVisible()
    await reader.context().close()
  })

  test('lets a writer change and delete a comment, asking first', async ({ page }) => {
    await openComments(page, posts.own)
    await write(page, 'First words')
    await page.getByRole('button', { name: 'Edit your comment' }).click()
    const field = page.getByRole('textbox', { name: 'Your comment' })
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('First words')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Edit your comment' })).toBeFocused()
    await page.keyboard.press('Enter')
    await field.fill('Second words')
    await page.getByRole('button', { name: 'Save' }).click()
    const own = page.getByRole('article', { name: 'Comment by Ada' })
    await expect(own).toBeFocused()
    await expect(own).toContainText('Second words')
    await expect(own).toContainText('edited')
    await expect(page.getByText('Your comment was changed.')).toBeVisible()

    // The server knows it too.
    await openComments(page, posts.own)
    await expect(own).toContainText('Second words')
    await page.getByRole('button', { name: 'Delete your comment' }).click()
    const question = page.getByRole('group', { name: 'Delete this comment?' })
    await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Delete your comment' })).toBeFocused()
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Your comment was deleted.')).toBeVisible()
    await expect(page.locator('#comments-title')).toBeFocused()
    await openComments(page, posts.own)
    await expect(page.getByText('Nobody has written here yet.')).toBeVisible()
  })

  test('counts a reaction once per browser and takes it back', async ({ page, browser }) => {
    await openComments(page, posts.react)
    await page.getByRole('button', { name: 'Rocket' }).click()
    const mine = page.getByRole('button', { name: 'Rocket, 1' })
    await expect(mine).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page)
    const reader = await anotherVisitor(browser, posts.react)
    await reader.getByRole('button', { name: 'Rocket, 1' }).press('Space')
    await expect(reader.getByRole('button', { name: 'Rocket, 2' })).toHaveAttribute('aria-pressed', 'true')
    await expect(async () => {
      await openComments(page, posts.react)
      await expect(page.getByRole('button', { name: 'Rocket, 2' })).toBeVisible({ timeout: 2000 })
    }).toPass()
    await page.getByRole('button', { name: 'Rocket, 2' }).click()
    await expect(mine).toHaveAttribute('aria-pressed', 'false')
    await expect(async () => {
      await openComments(reader, posts.react)
      await expect(reader.getByRole('button', { name: 'Rocket, 1' })).toBeVisible({ timeout: 2000 })
    }).toPass()
    await reader.context().close()
  })

  test('shows what visitors write harmless', async ({ page }) => {
    let alerts = 0
    page.on('dialog', (dialog) => {
      alerts += 1
      void dialog.dismiss()
    })
    await openComments(page, posts.hostile)
    const text =
      '<img src=x onerror=alert(1)> [x](javascript:alert(1)) <script>alert(1)</script> **[ok](https://a.example)**'
    await page.getByLabel('Comment', { exact: true }).fill(text)
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByRole('region', { name: 'Preview' }).locator('strong')).toHaveCount(1)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Preview' }).click()
    await write(page, `${text} ${'long'.repeat(200)}`, '<b>Eve</b>')
    const own = page.locator('.comment')
    await expect(own.filter({ hasText: '<script>alert(1)</script>' }).locator('img, script, b')).toHaveCount(
      0,
    )
    await expect(page.locator('.comment-text a')).toHaveCount(1)
    expect(alerts).toBe(0)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('says what is to be mended, and keeps what was typed through failures and a reload', async ({
    page,
  }) => {
    await openComments(page, posts.faults)
    const form = page.getByRole('form', { name: 'Write a comment' })
    await form.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(form.getByText('Please enter a name')).toBeVisible()
    await expect(form.getByLabel('Name')).toBeFocused()
    await expect(form.getByText('Please write something first.')).toBeVisible()
    await expectAccessible(page)

    await page.route('**/api/comments', (route) => route.abort())
    await form.getByLabel('Name').fill('Ada')
    await form.getByLabel('Comment', { exact: true }).fill('Not to be lost')
    await form.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(form.getByRole('alert')).toContainText('Your text is kept')
    await expectAccessible(page)
    await page.reload()
    await page.locator('#comments').scrollIntoViewIfNeeded()
    await expect(form.getByLabel('Comment', { exact: true })).toHaveValue('Not to be lost')

    // The answer is lost on the way, after the server took the comment: the same comment counts once.
    await page.unroute('**/api/comments')
    await page.route(
      '**/api/comments',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await form.getByLabel('Name').fill('Ada')
    await form.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(form.getByRole('alert')).toContainText('Your text is kept')
    await form.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(page.getByRole('article', { name: 'Comment by Ada' })).toBeFocused()
    await openComments(page, posts.faults)
    await expect(page.getByRole('article', { name: 'Comment by Ada' })).toHaveCount(1)
    await expect(form.getByLabel('Comment', { exact: true })).toHaveValue('')
  })

  test('stands below a chapter too, in its light and its dark, and not below an announced one', async ({
    page,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await openComments(page, chapter)
      await expectAccessible(page)
    }
    await page.goto('/learn/graphql-federation/enums')
    await expect(page.locator('#comments')).toHaveCount(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads, writes, mends, changes and deletes on a page of its own', async ({ page }) => {
    await page.goto(posts.scriptless)
    await page.getByRole('link', { name: 'Read and write comments' }).click()
    await expect(page).toHaveURL(`/comments${posts.scriptless}`)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comments')
    await page.getByLabel('Comment', { exact: true }).fill('Plain words')
    await page.getByRole('button', { name: 'Post' }).click()
    await expect(page.getByRole('alert')).toHaveText('Please look at the marked fields again.')
    await expect(page.getByText('Please enter a name')).toBeVisible()
    await expect(page.getByLabel('Comment', { exact: true })).toHaveValue('Plain words')
    await page.getByLabel('Name').fill('Ada')
    await page.getByRole('button', { name: 'Post' }).click()
    await expect(page.getByRole('status')).toContainText('waiting for approval')
    const own = page.getByRole('article', { name: 'Comment by Ada' })
    await expect(own).toContainText('Plain words')
    await own.getByRole('link', { name: 'Edit' }).click()
    await page.getByLabel('Your comment').fill('Other words')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('status')).toHaveText('Your comment was changed.')
    await expect(own).toContainText('Other words')
    await own.getByRole('link', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('status')).toHaveText('Your comment was deleted.')
    await expect(own).toHaveCount(0)
  })

  test('unknown pages have no comments', async ({ request }) => {
    const answer = await request.get('/comments/blog/nope', { headers: { accept: 'text/html' } })
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain('There are no comments at this address.')
  })
})

test('the page without script is accessible, with an error as without', async ({ page }) => {
  for (const path of [`/comments${posts.scriptless}`, '/comments']) {
    await page.goto(path)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  }
  await page.goto(`/comments${posts.scriptless}`)
  await page.getByRole('button', { name: 'Post' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

test.describe('giscus', () => {
  const origin = 'https://talk.example'
  /** What the host answers: it reports its height and shows the theme that it is told. */
  const widget = `<!doctype html><title>Stand-in</title><body><script>
    addEventListener('message', ({ data }) => { document.body.dataset.theme = data.giscus.setConfig.theme })
    parent.postMessage({ giscus: { resizeHeight: 432 } }, '*')</script>`

  /** Serves a page as a build with these settings would. */
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

  test('shows its widget with every setting, mapped by title, dark, and as high as it asks', async ({
    page,
  }) => {
    await configure(page, posts.giscus, 'title')
    await page.goto(posts.giscus)
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
    await configure(page, chapter, 'pathname')
    await page.goto(chapter)
    await page.locator('#comments').scrollIntoViewIfNeeded()
    const frame = page.locator('giscus-widget iframe')
    await expect(frame).toHaveAttribute('src', /theme=light/)
    await expect(frame).toHaveAttribute('src', /term=learn%2Fgraphql-federation%2Fshareable/)
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
    site = await startSite('webhook', {
      COMMENTS_WEBHOOK_URL: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
      COMMENTS_WEBHOOK_SECRET: 'secret of the journey',
      COMMENT_RATE_LIMIT: '',
    })
  })
  test.afterAll(async () => {
    await site.stop()
    receiver.close()
  })
  /** Links of a notification lead to the public address. */
  const here = (link: string) => {
    const { pathname, search } = new URL(link)
    return site.origin + pathname + search
  }

  test('a moderator decides by the links of a notification, with a button, and only with a sound link', async ({
    page,
  }) => {
    await openComments(page, `${site.origin}${posts.link}`)
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
    await page.goto(here(approve))
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page.locator('.comments-page-title')).toHaveText('The comment was approved before.')
    await openComments(page, `${site.origin}${posts.link}`)
    await expect(page.getByRole('article', { name: 'Comment by Ada' })).not.toContainText('Waiting')

    await page.goto(here(reject))
    await page.getByRole('button', { name: 'Refuse' }).click()
    await expect(page.locator('.comments-page-title')).toHaveText('The comment is refused.')
    const forged = await page.goto(here(reject).replace('action=reject', 'action=approve'))
    expect(forged?.status()).toBe(403)
    await expect(page.locator('.comments-page-title')).toHaveText('This link is not valid.')
  })

  test('a flood of a hundred comments is limited, and the visitor is told when to go on', async ({
    page,
    request,
  }) => {
    const statuses: number[] = []
    for (let at = 0; at < 100; at += 1) {
      const answer = await request.post(`${site.origin}/api/comments`, {
        headers: { accept: 'application/json' },
        form: { path: posts.flood, name: 'Flood', text: `Number ${at}` },
      })
      statuses.push(answer.status())
    }
    expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(10)
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.every((status) => status === 201 || status === 429)).toBe(true)

    await openComments(page, `${site.origin}${posts.flood}`)
    const form = page.getByRole('form', { name: 'Write a comment' })
    await form.getByLabel('Name').fill('Ada')
    await form.getByLabel('Comment', { exact: true }).fill('One more')
    await form.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(form.getByRole('alert')).toContainText(
      /Too many comments were sent from here\. Please try again in \d+ minutes/,
    )
    await expect(form.getByLabel('Comment', { exact: true })).toHaveValue('One more')
    const answer = await request.post(`${site.origin}/api/comments`, {
      headers: { accept: 'text/html' },
      form: { path: posts.flood, name: 'Flood', text: 'Without script' },
    })
    expect(answer.status()).toBe(429)
    expect(await answer.text()).toContain('Without script')
  })
})

test('a lost database is a sentence, the page stands, and nothing typed is lost', async ({
  page,
  request,
}) => {
  const site = await startSite('outage', {
    DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none`,
  })
  try {
    await page.goto(`${site.origin}${posts.faults}`)
    await page.locator('#comments').scrollIntoViewIfNeeded()
    await expect(page.getByText('The comments cannot be loaded right now.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Open them on a page of their own' }).click()
    await expect(page.getByRole('alert')).toContainText('cannot be loaded right now')
    await page.getByLabel('Name').fill('Ada')
    await page.getByLabel('Comment', { exact: true }).fill('Kept')
    await page.getByRole('button', { name: 'Post' }).click()
    await expect(page.getByRole('alert')).toContainText('We cannot save this right now.')
    await expect(page.getByLabel('Comment', { exact: true })).toHaveValue('Kept')
    const answer = await request.get(`${site.origin}/api/comments?path=${posts.faults}`)
    expect([answer.status(), answer.headers()['retry-after']]).toEqual([503, '10'])
  } finally {
    await site.stop()
  }
})
