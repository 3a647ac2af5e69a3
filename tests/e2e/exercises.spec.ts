import type { Locator, Page } from 'playwright/test'
import type { Subgraph } from '@/playground/engine/messages'
import { exerciseOf, questionOf } from './harness/content'
import { failScripts, scriptsWith } from './harness/scripts'
import { expect, expectUsableInThemes, holdScripts, test } from './harness/test'

/** What only the scripts of the engine contain. */
const engineScript = /EXTERNAL_MISSING_ON_BASE/
/** What only the script of the workbench contains. */
const workbenchScript = /Every goal is met\. Solved/
const plain = /^[^[*_]+$/
/** Course content is Markdown; the page shows code without its backticks. */
const shown = (markdown: string) => markdown.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim()

const boxOf = (page: Page, id: string) => page.locator(`[data-exercise="${id}"]`)
const tab = (box: Locator, name: string) => box.getByRole('tab', { name: new RegExp(`^${name}\\b`) })
const editor = (box: Locator, name: string) =>
  box.getByRole('textbox', { name: `Schema of ${name}`, exact: true })
const check = (box: Locator) => box.getByRole('button', { name: /^(Check|Run and check)$/ })
const verdict = (box: Locator) => box.getByRole('status').first()
const solved = 'Every goal is met. Solved.'

/** Opens the chapter of an exercise as a learner who has solved nothing. Returns the exercise, in view. */
async function openUnsolved(page: Page, href: string, id: string): Promise<Locator> {
  // A chapter keeps progress when it is left, so forget it on a page without scripts.
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
  await page.goto(href)
  const box = boxOf(page, id)
  await box.scrollIntoViewIfNeeded()
  return box
}

/** Replaces schemas as a learner does. In one line, so that the editor indents nothing. */
async function type(box: Locator, subgraphs: Subgraph[]): Promise<void> {
  for (const { name, sdl } of subgraphs) {
    await tab(box, name).click()
    await expect(box.locator('.cm-editor').locator('visible=true')).toHaveCount(1)
    await editor(box, name).click()
    await box.page().keyboard.press('ControlOrMeta+a')
    await box.page().keyboard.insertText(sdl.replaceAll(/\s+/g, ' ').trim())
  }
}

test('exercises are solved by typing and by keyboard, and say what is missing', async ({ page }) => {
  test.slow()
  await test.step('a solution meets the goals as it is typed, and stays after a reload', async () => {
    const { chapter, exercise } = exerciseOf('that composes', ({ goals }) =>
      goals.some(({ kind }) => kind === 'composes'),
    )
    const box = await openUnsolved(page, chapter.href, exercise.id)
    await type(box, exercise.solution.subgraphs)
    await expect(verdict(box)).toContainText(solved)
    await expect(box.getByText('Not met.')).toHaveCount(0)
    await page.reload()
    await box.scrollIntoViewIfNeeded()
    await expect(box.getByText('Solved', { exact: true })).toBeVisible()
    const [first] = exercise.solution.subgraphs
    await tab(box, first?.name ?? '').click()
    await expect(editor(box, first?.name ?? '')).toHaveText(first?.sdl.replaceAll(/\s+/g, ' ').trim() ?? '')
    await box.getByRole('button', { name: 'Start over' }).press('Enter')
    await box.getByRole('button', { name: 'Undo' }).and(page.locator(':focus')).press('Enter')
    await expect(verdict(box)).toContainText(solved)
  })

  await test.step('resolvers that a learner writes answer the query, and reach nothing else', async () => {
    const { chapter, exercise } = exerciseOf('with resolvers', ({ solution }) =>
      solution.subgraphs.every(({ name }) => name.endsWith('.ts')),
    )
    const [written] = exercise.solution.subgraphs
    const box = await openUnsolved(page, chapter.href, exercise.id)
    const code = box.getByRole('textbox', { name: `Resolvers, ${written?.name}` })
    await expect(box.locator('.cm-editor').locator('visible=true')).toHaveCount(1)
    for (const [text, says] of [
      ['const resolvers = { Product: { averageStars: () => fetch("/") } }', 'fetch is not defined'],
      [written?.sdl ?? '', solved],
    ] as const) {
      await code.click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText(text)
      await check(box).click()
      await expect(box).toContainText(says)
    }
  })

  await test.step('a near miss gets its feedback, and the problem leads to its place', async () => {
    const isPlaced = ({ when, feedback }: { when: { code?: string | undefined }; feedback: string }) =>
      when.code === 'INVALID_FIELD_SHARING' && plain.test(feedback)
    const { chapter, exercise } = exerciseOf('with a mistake that has a place', ({ mistakes }) =>
      mistakes.some(isPlaced),
    )
    const mistake = exercise.mistakes.find(isPlaced)
    const box = await openUnsolved(page, chapter.href, exercise.id)
    await type(box, mistake?.example ?? [])
    await expect(verdict(box)).toContainText(shown(mistake?.feedback ?? ''))
    await expect(box.getByText('Not met.').first()).toBeAttached()
    await expect(box.locator('.cm-lintRange-error').locator('visible=true').first()).toBeVisible()
    const place = box.getByRole('list', { name: 'Places' }).getByRole('button').last()
    const name = (await place.textContent())?.split(',')[0] ?? ''
    await place.click()
    await expect(editor(box, name)).toBeFocused()
    await expect(tab(box, name)).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('an exercise is done by keyboard alone', async () => {
    const { chapter, exercise } = exerciseOf(
      'with two subgraphs and hints',
      ({ starter, hints }) => starter.length > 1 && hints.length > 0,
    )
    const [first = '', second = ''] = exercise.starter.map(({ name }) => name)
    const box = await openUnsolved(page, chapter.href, exercise.id)
    await expect(box.locator('.cm-editor').locator('visible=true')).toHaveCount(1)
    await tab(box, first).focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(box, second)).toBeFocused()
    await expect(box.locator('.cm-editor').locator('visible=true')).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(editor(box, second)).toBeFocused()
    await page.keyboard.type('# mine')
    await expect(editor(box, second)).toContainText('# mine')
    await check(box).focus()
    await page.keyboard.press('Enter')
    await expect(verdict(box)).toContainText(/goals? met/)
    await box.getByRole('button', { name: /^Show hint 1/ }).focus()
    await page.keyboard.press('Enter')
    await expect(box.getByText(/^Hint 1 of/)).toBeVisible()
    await box.getByText('Solution', { exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(box.locator('details', { hasText: 'Solution' })).toHaveAttribute('open')
  })
})

test('without script, schemas, task, goals and solution are readable', async ({ plainPage: page }) => {
  const { chapter, exercise } = exerciseOf(
    'with a plain task and reason',
    ({ task, solution }) => plain.test(task) && plain.test(solution.reason),
  )
  await page.goto(chapter.href)
  const box = boxOf(page, exercise.id)
  await expect(box.getByText(shown(exercise.task))).toBeVisible()
  for (const { name } of exercise.starter) {
    await expect(box.getByRole('group', { name: `${name}, GraphQL code`, exact: true }).first()).toBeVisible()
  }
  await expect(box.getByRole('listitem')).toHaveCount(exercise.goals.length)
  await expect(check(box)).toBeHidden()
  await expect(box.getByText(shown(exercise.solution.reason))).toBeHidden()
  await box.getByText('Solution', { exact: true }).click()
  await expect(box.getByText(shown(exercise.solution.reason))).toBeVisible()

  // The answers of a quiz can be opened.
  const { chapter: asking, question: single } = questionOf('single')
  const { explanation = '' } = single.options.find(({ correct }) => correct) ?? {}
  await page.goto(asking.href)
  for (const answer of await page.getByText('Show the answer').all()) await answer.click()
  await expect(page.getByText(shown(explanation)).locator('visible=true').first()).toBeVisible()
})

test('without its scripts an exercise stays readable, and a press tries again', async ({ page, context }) => {
  const { chapter, exercise } = exerciseOf('of any kind', () => true)
  await failScripts(page, workbenchScript)
  await page.goto(chapter.href)
  const box = boxOf(page, exercise.id)
  const [first] = exercise.starter
  await box.scrollIntoViewIfNeeded()
  await expect(box.getByRole('alert')).toContainText('could not be loaded')
  const listing = box.getByRole('group', { name: `${first?.name}, GraphQL code`, exact: true })
  await expect(listing.first()).toBeVisible()
  await context.unrouteAll()
  await failScripts(page, engineScript)
  await box.getByRole('button', { name: 'Try again' }).click()
  await check(box).click()
  await expect(verdict(box)).toContainText('could not be loaded')
  await expect(page.locator('#quiz')).toBeVisible()
  await context.unrouteAll()
  await check(box).click()
  await expect(verdict(box)).toContainText(/goals? met/)
})

test('the workbench takes its place without a shift, and fits a phone', async ({ page }) => {
  await test.step('the workbench takes the place of the exercise without moving what the reader sees', async () => {
    const { chapter, exercise } = exerciseOf('with a query', ({ query }) => query !== undefined)
    const arrive = await holdScripts(page, /./, scriptsWith(workbenchScript))
    await page.goto(chapter.href)
    const box = boxOf(page, exercise.id)
    const listing = box.getByRole('group', {
      name: `${exercise.starter[0]?.name}, GraphQL code`,
      exact: true,
    })
    await listing.first().focus()
    const before = await check(box).boundingBox()
    const height = (await box.boundingBox())?.height
    arrive()
    await expect(box.getByRole('textbox', { name: `Schema of ${exercise.starter[0]?.name}` })).toBeVisible()
    await expect(box.locator('.cm-content').first()).toBeFocused()
    expect(await check(box).boundingBox()).toEqual(before)
    expect((await box.boundingBox())?.height).toBe(height)
  })

  await test.step('a checked exercise is accessible in both themes, and fits a phone', async () => {
    const { chapter, exercise } = exerciseOf('with hints and a query', ({ hints, query }) =>
      Boolean(hints.length > 0 && query),
    )
    await page.setViewportSize({ width: 390, height: 844 })
    const box = await openUnsolved(page, chapter.href, exercise.id)
    await check(box).click()
    await expect(verdict(box)).toContainText(/goals? met/)
    await box.getByRole('button', { name: /^Show hint 1/ }).click()
    await expect(box.locator('.cm-editor').locator('visible=true')).toHaveCount(1)
    // Targets under the bars at the top count as too small.
    await box.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    await expectUsableInThemes(page, `[data-exercise="${exercise.id}"]`)
  })
})
