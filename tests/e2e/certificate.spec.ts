import { withTexts } from '@/playground/exercises/exercise'
import { course, writtenChapters } from './harness/content'
import { secureOrigin } from './harness/origins'
import { expect, test } from './harness/test'

// Browsers verify signatures on secure origins alone.
test.use({ baseURL: secureOrigin })

/** A record with every question and exercise solved, by the solutions of the course. */
const finished = JSON.stringify({
  version: 1,
  chapters: Object.fromEntries(
    writtenChapters.map(({ id, questions, exercises }) => [
      id,
      {
        seen: true,
        read: true,
        questions: Object.fromEntries(questions.map((question) => [question.id, { solved: true, tries: 1 }])),
        exercises: Object.fromEntries(
          exercises.map(({ id: exercise, starter, solution }) => [
            exercise,
            { solved: true, tries: 1, hints: 0, solution: withTexts(starter, solution.subgraphs) },
          ]),
        ),
      },
    ]),
  ),
})

test('a learner claims a certificate, and others verify it', async ({ page }) => {
  const name = 'Zoë <b>"Tester"</b>'
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(course.href)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `course:${course.id}`,
    finished,
  ] as const)
  await page.goto(`${course.href}/certificate`)
  await page.getByRole('textbox', { name: /^Your name/ }).fill(name)
  await page.getByRole('button', { name: 'Claim your certificate' }).click()
  // The server composes every exercise again, one claim at a time.
  await page.waitForURL(/\/learn\/certificates\?c=/, { timeout: 60_000 })
  await expect(page.getByRole('main')).toContainText(name)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

  await page.getByRole('link', { name: 'Verify it in your browser' }).click()
  // While it verifies, the button is a status too.
  const verdict = page.getByRole('status').filter({ hasText: /valid/i })
  await expect(verdict).toContainText('Your browser verified the signature')
  await expect(verdict).toContainText(name)

  const field = page.getByRole('textbox')
  const [header, , signature] = (await field.inputValue()).split('.')
  const payload = { jti: 'x', nbf: 1, name: 'Eve', course: course.id, title: course.title }
  await field.fill([header, Buffer.from(JSON.stringify(payload)).toString('base64url'), signature].join('.'))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(verdict).toContainText('Not valid')
  await expect(verdict).not.toContainText('Eve')
})
