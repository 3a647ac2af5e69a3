import { writeFile } from 'node:fs/promises'
import { forms } from '@/config/forms'
import { jobPath, postPath } from '@/content/paths'
import { chapter, course, officePosition, optionField, questionOf, richPost } from '../e2e/harness/content'
import { questionsOf } from '../e2e/harness/forms'
import type { Tab } from './tab'
import { test } from './test'

// One short journey per area, in browsers that most journeys (tests/e2e/) do not run in.

test('the menu of a phone leads to another page', async ({ tab }) => {
  await tab.resize(390, 844)
  await tab.open('/')
  await tab.click('button', 'Toggle menu')
  await tab.click('nav a', 'Pricing')
  await tab.expectPath('/pricing')
  await tab.expectGone('[role="dialog"]')
})

test('a comment is written below a post', async ({ tab }) => {
  await tab.open(postPath(richPost.slug))
  await tab.evaluate(() => document.querySelector('#comments')?.scrollIntoView())
  await tab.fill('.comments-form input', 'Ada')
  await tab.fill('.comments-form textarea', 'Does a key have to be unique?')
  await tab.click('.comments-form button', 'Comment')
  await tab.expectText('#comments article', 'Does a key have to be unique?')
})

test('the search palette finds a page and opens it', async ({ tab }) => {
  await tab.open('/')
  await tab.click('[data-search-open]')
  await tab.find('[role="combobox"]:focus')
  await tab.type('pricng')
  await tab.expectText('[role="option"][aria-selected="true"]', 'Pricing')
  await tab.press('Enter')
  await tab.expectPath('/pricing')
})

test('the sales form is filled and sent in its popup', async ({ tab }) => {
  await tab.open('/')
  await tab.click('main [data-tf-popup]')
  await tab.enterFrame('dialog[open] iframe')
  await tab.find('.form-host[data-ready] input:focus')
  await answer(tab, forms.sales)
  await tab.leaveFrame()
  await tab.click('dialog[open] button', 'Close')
  await tab.expectGone('dialog[open]')
})

test('the slider of the prices follows the keyboard', async ({ tab }) => {
  await tab.open('/pricing')
  await tab.click('[type="range"]')
  await tab.press('End')
  await tab.expectText('output', '20 billion')
  await tab.press('Home')
  await tab.expectText('output', '2 million')
})

test('an answer in the quiz counts as progress in the course', async ({ tab }) => {
  const { chapter: asking, question } = questionOf('single')
  const right = question.options.findIndex(({ correct }) => correct)
  const form = `[data-question="${question.id}"]`
  await tab.open(asking.href)
  await tab.click(`${form} ${optionField(right)}`)
  await tab.click(`${form} button`, 'Check')
  await tab.expectText(`${form} [role="status"]`, 'Right.')
  await tab.expectText('main', `1 of ${asking.questions.length} solved`)
  await tab.open(course.href)
  await tab.expectText('main', `Continue: ${asking.title}`)
})

test('the theme of the course is chosen and stays', async ({ tab }) => {
  await tab.open(chapter.href)
  for (const theme of ['light', 'dark', 'light']) {
    await tab.click(`.theme-option[data-choice="${theme}"]`)
    await tab.find(`html.${theme}`)
  }
  await tab.open('/learn')
  await tab.find('html.light')
  await tab.open('/')
  await tab.find('html.dark')
})

test('an application is written and sent with a file', async ({ tab }) => {
  await tab.open(jobPath(officePosition.slug))
  await tab.click('#apply-now [data-tf-popup]')
  await tab.enterFrame('dialog[open] iframe')
  await answer(tab, forms.application)
})

test('the cookie preferences open from the footer and close again', async ({ tab }) => {
  await tab.open('/terms')
  await tab.click('footer a', 'Cookie preferences')
  await tab.find('dialog[open]', 'Cookie preferences')
  await tab.press('Escape')
  await tab.expectGone('dialog[open]')
  await tab.expectPath('/terms')
})

/** Answers every question of a form, one screen after the other, and sends it. */
async function answer(tab: Tab, formId: string): Promise<void> {
  const file = test.info().outputPath('cv.txt')
  await writeFile(file, 'Ada Lovelace')
  await tab.find('.form-host[data-ready]')
  for (const { css, kind, entry } of questionsOf(formId)) {
    if (!(await tab.isVisible(css))) await tab.click('[data-submit]')
    if (kind === 'file') await tab.upload(css, file)
    else await tab.click(css)
    if (/text|email|number/.test(kind)) await tab.type(entry)
  }
  await tab.click('[data-submit]')
  await tab.find('[data-thanks]')
}
