import Markdoc from '@markdoc/markdoc'
import type { Page } from 'playwright/test'
import { documentOf } from '@/content/document'
import { pagePath } from '@/content/paths'
import type { SurveyOutcome, SurveyQuestion } from '@/content/survey'
import { hashOf, outcomeOf } from '@/demos/readiness-score'
import { allPages } from '@/site/pages'
import { stored } from './harness/forms'
import { expect, expectAccessible, expectNoOverflow, holdScripts, tabTo, test } from './harness/test'

const { path, questions, outcomes } = findSurvey()
const resultFor = (answers: string) => outcomeOf(outcomes, questions, answers)?.title ?? ''
const allYes = 'Y'.repeat(questions.length)
const allNo = 'N'.repeat(questions.length)

/** The first page with a survey, and what it asks. */
function findSurvey() {
  for (const page of allPages(new Date())) {
    const survey = documentOf(page).tree.find((tag) => Markdoc.Tag.isTag(tag) && tag.name === 'Survey')
    if (!Markdoc.Tag.isTag(survey)) continue
    const asked = survey.attributes as { questions: SurveyQuestion[]; outcomes: SurveyOutcome[] }
    return { path: pagePath(page.slug), ...asked }
  }
  throw new Error('content/pages has no survey')
}

const question = (page: Page, number: number) =>
  page.getByRole('group', { name: `${number}. ${questions[number - 1]?.title}` })

async function answer(page: Page, answers: string): Promise<void> {
  for (const [at, text] of [...answers].entries())
    await question(page, at + 1)
      .getByLabel(text === 'Y' ? 'Yes' : 'No')
      .check()
}

const result = (page: Page, answers: string) => page.getByRole('region', { name: resultFor(answers) })

test('the survey counts the answers, links to the result, and sends nothing', async ({ page, context }) => {
  await page.goto(path)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await expect(page.getByText(`0 of ${questions.length} answered`)).toBeVisible()
  await answer(page, allYes)
  await expect(page.getByRole('status').filter({ hasText: resultFor(allYes) })).toBeAttached()
  await page.getByRole('button', { name: 'See your result' }).click()
  await expect(result(page, allYes)).toBeInViewport()
  expect(sent.filter((text) => text.includes(allYes))).toEqual([])

  const link = await page.getByLabel('Link to this result').inputValue()
  expect(new URL(link).hash).toBe(hashOf(allYes))
  const other = await context.newPage()
  await other.goto(link)
  await expect(result(other, allYes).getByRole('heading', { level: 3 })).toBeFocused()
  await expect(result(other, allYes)).toBeInViewport()
  await expect(question(other, 1).getByLabel('Yes')).toBeChecked()

  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByText(`0 of ${questions.length} answered`)).toBeVisible()
  await expect(question(page, 1).getByLabel('Yes')).not.toBeChecked()
  expect(new URL(page.url()).hash).toBe('')
})

test('the result leads back to what was answered with no; early answers count and stay', async ({ page }) => {
  const gap = questions.find(({ scale, href }) => scale === 'ready' && href)
  const at = (gap?.number ?? 0) - 1
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${path}${hashOf(`${allYes.slice(0, at)}N${allYes.slice(at + 1)}`)}`)
  await expect(page.getByRole('link', { name: gap?.label })).toHaveAttribute('href', gap?.href ?? '')
  await page.getByRole('link', { name: gap?.title }).click()
  await expect(question(page, at + 1)).toBeInViewport()
  await expectAccessible(page, undefined, 'iframe')
  await expectNoOverflow(page)

  // Answers given before the script has loaded count, and survive a reload and the way back.
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.setViewportSize({ width: 1280, height: 720 })
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await question(page, 1).getByLabel('Yes').check()
  release()
  await expect(page.getByText(`1 of ${questions.length} answered`)).toBeVisible()
  await answer(page, 'YN')
  await page.getByRole('link', { name: 'Link to this section' }).last().click()
  await answer(page, 'YNY')
  await page.reload()
  await expect(page.getByText(`3 of ${questions.length} answered`)).toBeVisible()
  await expect(question(page, 2).getByLabel('No')).toBeChecked()
  await page.getByRole('contentinfo').locator('a[href="/terms"]').click()
  await page.waitForURL('/terms')
  await page.goBack()
  await expect(page.getByText(`3 of ${questions.length} answered`)).toBeVisible()
})

test('by keyboard to the result, which a form sends by email', async ({ page }) => {
  await holdScripts(page, /\/forms\//)
  const email = 'readiness@example.com'
  await page.goto(path)
  for (const { number } of questions) {
    await tabTo(page, question(page, number).getByLabel('Yes'))
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(question(page, number).getByLabel('No')).toBeChecked()
  }
  await tabTo(page, page.getByRole('button', { name: 'See your result' }))
  await page.keyboard.press('Enter')
  await expect(result(page, allNo).getByRole('heading', { level: 3 })).toBeFocused()

  await result(page, allNo).getByRole('link', { name: 'Email me the result' }).click()
  const form = page.frameLocator('dialog:modal iframe')
  await form.getByLabel('Email address').fill(email)
  await form.getByRole('button', { name: 'Email me the result' }).click()
  await expect(form.getByRole('heading', { name: 'We have your request' })).toBeVisible()

  const [row] = stored(email)
  expect(row?.hidden).toEqual({
    answers: allNo,
    result: new URL(path + hashOf(allNo), page.url()).href,
    source: path,
  })
})

test('without script, every result is there with its condition', async ({ plainPage: page }) => {
  await page.goto(path)
  for (const { title } of questions) await expect(page.getByRole('group', { name: title })).toBeVisible()
  await expect(page.getByText('Count how often you said yes')).toBeVisible()
  for (const { title } of outcomes) await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText(/ answered$/)).toBeHidden()
})
