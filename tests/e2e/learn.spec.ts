import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import type { Chapter } from '@/learn/courses'
import { paths } from '@/config/paths'
import { certificatePath } from '@/content/paths'
import { api } from '@/learn/certificate/contract'
import { problems } from '@/learn/certificate/server/check'
import {
  announcedChapter,
  chapter,
  course,
  firstChapter,
  optionField,
  questionOf,
  solvedRecord,
  writtenChapters,
} from './harness/content'
import { expect, test, expectUsableInThemes } from './harness/test'
import { secureOrigin } from './harness/origins'

const recordKey = `course:${course.id}`
const total = writtenChapters.length
/** Course content is Markdown; the page shows code without its backticks. */
const shown = (markdown: string) => markdown.replaceAll('`', '')
const quiz = (page: Page) => page.locator('[data-quiz]')
const question = (page: Page, id: string) => page.locator(`form[data-question="${id}"]`)

test('a learner goes from chapter to chapter, on a phone by a bar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/learn')
  await page.getByRole('heading', { name: course.title }).getByRole('link').click()
  await expect(page).toHaveURL(course.href)
  await page.getByRole('main').getByRole('link', { name: firstChapter.title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstChapter.entry?.data.title ?? '')
  await page.getByRole('link', { name: /Next Chapter/ }).click()
  await expect(page).toHaveURL(chapter.href)
  await page.getByRole('link', { name: /Previous Chapter/ }).click()
  await expect(page).toHaveURL(firstChapter.href)

  const sidebar = page.getByRole('navigation', { name: 'Chapters', exact: true })
  await expect(sidebar.locator('[aria-current="page"]')).toContainText(firstChapter.title)
  const toc = page.getByRole('navigation', { name: 'On this page' }).last()
  const entry = toc.getByRole('link').nth(2)
  await entry.click()
  await expect(page).toHaveURL(`${firstChapter.href}${await entry.getAttribute('href')}`)
  await expect(entry).toHaveAttribute('aria-current', 'true')
  await expect(toc.locator('[aria-current]')).toHaveCount(1)

  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('article > div > img').filter({ visible: true })).toHaveCount(0)
  const bar = page.locator('main details').first()
  const other = bar.getByRole('link', { name: chapter.title })
  await bar.locator('summary').click()
  await expect(other).toBeVisible()
  expect(await overflow(page)).not.toBe('hidden')
  await page.keyboard.press('Escape')
  await expect(other).toBeHidden()
  // Only tablets lock scrolling.
  await page.setViewportSize({ width: 800, height: 1000 })
  await bar.locator('summary').click()
  await expect.poll(() => overflow(page)).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect.poll(() => overflow(page)).not.toBe('hidden')

  // An announced chapter says what is coming.
  await page.setViewportSize({ width: 1440, height: 900 })
  await sidebar.getByRole('link', { name: announcedChapter.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(announcedChapter.title)
  await expect(page.getByText('Coming soon', { exact: true })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('link', { name: /Next Chapter/ })).toHaveCount(0)
  await expect(page.locator('#comments')).toHaveCount(0)
})

test('the quiz checks what is chosen, and ordered by keyboard', async ({ page }) => {
  await test.step('explains a wrong answer, then accepts the right one', async () => {
    const { chapter: asking, question: single } = questionOf('single')
    const wrong = single.options.findIndex(({ correct }) => !correct)
    await page.goto(asking.href)
    const form = question(page, single.id)
    await form.locator(optionField(wrong)).check()
    await form.getByRole('button', { name: 'Check' }).click()
    await expect(form.getByText(shown(single.options[wrong]?.explanation ?? ''))).toBeVisible()
    await expect(form.getByRole('status').last()).toContainText('Not yet')
    await form.locator(optionField(single.options.findIndex(({ correct }) => correct))).check()
    await form.getByRole('button', { name: 'Check' }).click()
    await expect(form.getByRole('status').last()).toHaveText('Right.')
    await expect(quiz(page).getByText(`1 of ${asking.questions.length} solved`)).toBeVisible()
    // The wrong option was left out this time, so it is not called wrong anymore.
    const left = form.locator('li').filter({ has: page.locator(`[data-option="${wrong}"]`) })
    await expect(left).toContainText('Not this one.')
  })

  await test.step('orders by keyboard alone', async () => {
    const { chapter: asking, question: ordering } = questionOf('ordering')
    await page.goto(asking.href)
    const form = question(page, ordering.id)
    const right = ordering.items.map(({ text }) => shown(text))
    for (const [place, text] of right.entries()) {
      const item = form.locator('li', { hasText: text })
      const up = item.getByRole('button', { name: /^Move up/ })
      await up.focus()
      for (let tries = 0; tries < right.length; tries += 1) {
        const at = await form
          .locator('li')
          .evaluateAll((items, wanted) => items.findIndex((li) => li.textContent?.includes(wanted)), text)
        if (at === place) break
        await page.keyboard.press('Enter')
      }
    }
    await form.getByRole('button', { name: 'Check' }).press('Enter')
    await expect(form.getByRole('status').last()).toHaveText('Right.')
  })
})

test('progress counts until the course is finished, and is exported', async ({ page, context }) => {
  const { chapter: asking, question: fill } = questionOf('fill')
  const tasks = (item: Chapter) => item.questions.length + item.exercises.length
  const sum = writtenChapters.reduce((count, item) => count + tasks(item), 0)
  const field = question(page, fill.id).getByRole('textbox')
  async function open(record?: string) {
    if (record !== undefined)
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [recordKey, record] as const)
    await page.goto(asking.href)
    await field.fill(fill.answers[0] ?? '')
    await field.press('Enter')
  }

  await test.step('every solved question counts', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open()
    await expect(page.locator('main summary').first()).toContainText(`1 of ${tasks(asking)} solved`)
    await page.goto(course.href)
    await expect(page.getByText(`1 of ${sum} solved`)).toBeVisible()
    const itself = page.getByRole('link', { name: asking.title, exact: true })
    const row = page.getByRole('listitem').filter({ has: itself })
    await expect(row.getByText(`1 of ${tasks(asking)} solved`).first()).toBeVisible()
    const onward = page.getByRole('link', { name: `Continue: ${asking.title}` })
    await expect(onward).toContainText(`1 of ${tasks(asking)}`)
  })

  await test.step('a chapter is completed when read to the end with its quiz passed; other tabs follow', async () => {
    const other = await context.newPage()
    await other.goto(course.href)
    await open(solvedRecord([asking], { open: [fill.id], read: false }))
    await field.scrollIntoViewIfNeeded()
    await expect(page.getByText('All solved. Well done.')).toBeVisible()
    await expect(other.getByText(`0 of ${total} chapters completed`)).toBeVisible()
    await page.locator('#quiz').scrollIntoViewIfNeeded()
    await expect(other.getByText(`1 of ${total} chapters completed`)).toBeVisible()
    const following = writtenChapters.find(({ id }) => id !== asking.id)
    await expect(other.getByRole('link', { name: `Continue: ${following?.title}` })).toBeVisible()
    await other.close()
  })

  await test.step('a finished course says what to do next', async () => {
    await open(solvedRecord(writtenChapters, { open: [fill.id] }))
    await expect(page.getByText('You have finished the course.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Claim your certificate' })).toBeVisible()
    await page.goto(course.href)
    await expect(page.getByText('You have finished the course.')).toBeVisible()
  })

  await test.step('progress can be deleted, exported and imported', async () => {
    await page.getByRole('button', { name: 'Delete progress' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('You have finished the course.')).toBeVisible()
    await page.getByRole('button', { name: 'Delete progress' }).click()
    await page.goto(chapter.href)
    const record = () => page.evaluate((key) => localStorage.getItem(key), recordKey)
    await expect.poll(record).toContain(chapter.id)
    await page.goto(course.href)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export progress' }).click()
    const file = await (await download).path()
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ version: 1, last: chapter.id })
    await page.getByRole('button', { name: 'Delete progress' }).click()
    await page.getByLabel('Progress file').setInputFiles(file)
    await expect(page.getByText('Progress imported.')).toBeVisible()
    await expect(page.getByRole('link', { name: `Continue: ${chapter.title}` })).toBeVisible()
    const other = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('[]') }
    await page.getByLabel('Progress file').setInputFiles(other)
    await expect(page.getByText('This file contains no course progress.')).toBeVisible()
  })
})

test('the quiz works without storage, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get })
  })
  const { chapter: asking, question: single } = questionOf('single')
  await page.goto(asking.href)
  await expect(page.getByText('does not let this site keep anything').first()).toBeVisible()
  const form = question(page, single.id)
  await form.locator(optionField(single.options.findIndex(({ correct }) => correct))).check()
  await form.getByRole('button', { name: 'Check' }).click()
  await expect(quiz(page).getByText(`1 of ${asking.questions.length} solved`)).toBeVisible()
})

function overflow(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
}

const name = 'Ada <b>Lovelace</b>'

test('a learner claims a certificate by keyboard; anyone verifies its link or file', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(secureOrigin + certificatePath(course.id))
  await expect(page.getByText('What is still to be done:')).toBeVisible()
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    recordKey,
    solvedRecord(writtenChapters),
  ] as const)
  await page.reload()

  const claim = page.getByRole('button', { name: 'Claim your certificate' })
  await page.getByLabel('The name to print').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty()
  await expect(page.getByLabel('The name to print')).toBeFocused()
  await expectUsableInThemes(page)
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await expect(claim).toBeFocused()
  await page.keyboard.press('Enter')
  // The server composes every exercise again, one claim at a time.
  await page.waitForURL((url) => url.pathname === paths.certificates && url.searchParams.has('c'))
  await expect(page.getByRole('article', { name: `Certificate of ${name}` })).toContainText(course.title)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  expect(await (await page.request.get('/robots.txt')).text()).toContain(`Allow: ${api.picture}`)
  await expectUsableInThemes(page)

  const address = page.url()
  const link = new URL(address).searchParams.get('c')
  const signed = await (await page.request.get(`${secureOrigin}${api.file}?c=${link}`)).text()
  const certificate = page.getByRole('article', { name: `Certificate of ${name}` })
  for (const [text, outcome] of [
    [address, certificate],
    [signed, certificate],
  ] as const) {
    await page.goto(secureOrigin + paths.verify)
    if (text === address) await page.getByRole('main').getByRole('textbox').fill(text)
    else
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'certificate.jwt', mimeType: 'application/jwt', buffer: Buffer.from(text) })
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(outcome).toBeVisible()
  }
  await page.goto(`${paths.certificates}?c=broken`)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(problems['not-a-certificate'])
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('broken')
})
