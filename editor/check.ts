import { execFileSync } from 'node:child_process'
import { chromium, type Page } from 'playwright'
import { slugOf } from '@/content/kinds'
import { contentName, filesBelow } from '@/content/source'
import { findBrowser } from '../scripts/browser'
import { allKinds } from './content'

/**
 * `npm run edit -- --check [pattern of names]`: opens every content file in a browser, changes a letter, saves, restores it,
 * and saves. After the first save one line differs, after the second none. Returns the number of files that failed.
 */
export async function checkEveryFile(origin: string, only = ''): Promise<number> {
  if (difference('').length > 0) throw new Error('Commit the changes of content/ first')
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  const names = filesBelow('').map(contentName)
  const entries = Object.entries(allKinds()).flatMap(([key, kind]) =>
    names.flatMap((name) => {
      const slug = new RegExp(only).test(name) ? slugOf(kind, name) : undefined
      const address = kind.title
        ? `collection/${key}/item/${encodeURIComponent(slug ?? '')}`
        : `singleton/${key}`
      return slug === undefined ? [] : [{ name, url: `${origin}/keystatic/${address}` }]
    }),
  )
  let failed = 0
  // One after the other: an author with another name for a moment is a mistake in each text that names the author.
  const page = await browser.newPage()
  page.setDefaultTimeout(60_000)
  for (const { name, url } of entries) {
    const reason = await saveTwice(page, name, url).catch((error: Error) => error.message)
    console.log(`${name} ${reason ?? '✓'}`)
    if (!reason) continue
    failed += 1
    execFileSync('git', ['checkout', '--', `content/${name}`])
  }
  await browser.close()
  console.log(`${entries.length - failed} of ${entries.length} files came back as they were.`)
  return failed
}

/** The changed lines of a file. */
const difference = (name: string) =>
  execFileSync('git', ['diff', '-U0', '--', `content/${name}`], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => /^[-+](?![-+]{2} )/.test(line))

/** Changes and restores an entry. Returns what went wrong. */
async function saveTwice(page: Page, name: string, url: string): Promise<string | undefined> {
  await page.goto(url)
  const fields = page.locator('.fields').first()
  const failure = page.getByText(/^(?:Error|Invalid data|.* is not allowed)/).first()
  await fields.or(failure).first().waitFor()
  if (!(await fields.isVisible())) return failure.innerText()
  const button = page.getByRole('button', { name: 'Save', exact: true })
  const title = page.locator('input[type=text]:not(.form-control):visible')
  const field = (await title.count()) > 0 ? title.first() : page.locator('textarea:visible').first()
  await page.evaluate(() => document.querySelectorAll('details').forEach((item) => (item.open = true)))
  const unsaved = page.getByText('Unsaved', { exact: true })
  const letter = (await field.inputValue()).slice(-1)
  for (const [step, key] of [letter === 'x' ? 'y' : 'x', letter].entries()) {
    await field.focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Backspace')
    await page.keyboard.insertText(key)
    const answer = page
      .waitForResponse((response) => response.url().endsWith('/api/keystatic/update'))
      .catch(() => undefined)
    await unsaved.waitFor()
    await button.click()
    const response = await answer
    if (!response)
      return `not saved: ${(await page.locator('.problems, .text-danger, [role=alert]').allInnerTexts()).join(' ').slice(0, 200)}`
    if (!response.ok()) return response.text()
    const found = difference(name)
    if (found.length !== (step === 0 ? 2 : 0)) return found.join('\n') || 'the change was not saved'
    await unsaved.waitFor({ state: 'hidden' })
    // Nobody can type until the saved file is in the form.
    await page.locator('body:not([inert])').waitFor()
  }
  return undefined
}
