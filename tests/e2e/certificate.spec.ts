import { paths } from '@/config/paths'
import type { Page } from 'playwright/test'
import { certificatePath } from '@/content/paths'
import { api } from '@/learn/certificate/contract'
import { problems } from '@/learn/certificate/server/check'
import type { CourseRecord } from '@/learn/progress/record'
import { withTexts } from '@/playground/exercises/exercise'
import { course, writtenChapters } from './harness/content'
import { secureOrigin } from './harness/origins'
import { expect, expectAccessible, expectNoOverflow, test } from './harness/test'

const name = 'Ada <b>Lovelace</b>'

test.use({ viewport: { width: 390, height: 844 } })

test('a learner claims a certificate by keyboard; anyone verifies its link or file', async ({ page }) => {
  await page.goto(secureOrigin + certificatePath(course.id))
  await expect(page.getByText('What is still to be done:')).toBeVisible()
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `course:${course.id}`,
    JSON.stringify(finished()),
  ] as const)
  await page.reload()

  const claim = page.getByRole('button', { name: 'Claim your certificate' })
  await page.getByLabel('The name to print').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty()
  await expect(page.getByLabel('The name to print')).toBeFocused()
  await expectUsable(page)
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await expect(claim).toBeFocused()
  await page.keyboard.press('Enter')
  // The server composes every exercise again, one claim at a time.
  await page.waitForURL((url) => url.pathname === paths.certificates && url.searchParams.has('c'))
  await expect(page.getByRole('article', { name: `Certificate of ${name}` })).toContainText(course.title)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expectUsable(page)

  const address = page.url()
  const link = new URL(address).searchParams.get('c')
  const signed = await (await page.request.get(`${secureOrigin}${api.file}?c=${link}`)).text()
  const certificate = page.getByRole('article', { name: `Certificate of ${name}` })
  for (const [text, outcome] of [
    [address, certificate],
    [signed, certificate],
    [edited(signed), page.getByText(problems.edited)],
  ] as const) {
    await page.goto(secureOrigin + paths.verify)
    if (text === address) await page.getByRole('main').getByRole('textbox').fill(text)
    else await chooseFile(page, text)
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(outcome).toBeVisible()
  }
})

test('a broken link responds 404 with a page that says so', async ({ plainPage: page }) => {
  const response = await page.goto(`${paths.certificates}?c=broken`)
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(/^Certificate/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is no valid certificate')
})

/** The solutions of all exercises, as their authors write them. */
function solutions() {
  const exercises = writtenChapters.flatMap((chapter) => chapter.exercises)
  return Object.fromEntries(
    exercises.map(({ id, starter, solution }) => [id, withTexts(starter, solution.subgraphs)]),
  )
}

/** A record in which everything is solved. */
function finished(): CourseRecord {
  const written = solutions()
  const chapters = writtenChapters.map(({ id, questions, exercises }) => [
    id,
    {
      questions: Object.fromEntries(questions.map((question) => [question.id, { solved: true }])),
      exercises: Object.fromEntries(
        exercises.map((exercise) => [
          exercise.id,
          { solved: true, hints: 0, solution: written[exercise.id] },
        ]),
      ),
    },
  ])
  return { version: 1, chapters: Object.fromEntries(chapters) }
}

/** A signed text in which another name stands. */
function edited(signed: string): string {
  const [header, payload = '', signature] = signed.trim().split('.')
  const text = Buffer.from(payload, 'base64url').toString().replace('Ada', 'Eve')
  return [header, Buffer.from(text).toString('base64url'), signature].join('.')
}

async function chooseFile(page: Page, text: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'certificate.jwt', mimeType: 'application/jwt', buffer: Buffer.from(text) })
}

/** Fails when the page, in one of its themes, has an accessibility violation or is wider than the window. */
async function expectUsable(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveClass(new RegExp(String.raw`\b${colorScheme}\b`))
    await expectAccessible(page)
  }
  await expectNoOverflow(page)
}
