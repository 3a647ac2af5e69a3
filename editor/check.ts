import { execFileSync } from 'node:child_process'
import { chromium, type Page } from 'playwright'
import { slugOf } from '@/content/kinds'
import { contentName, filesBelow } from '@/content/source'
import { findBrowser } from '../scripts/browser.mjs'
import { allKinds } from './content'

/**
 * `npm run edit -- --check [pattern of names]`: opens every content file in a browser, changes a letter, saves, restores it,
 * and saves. After the first save one line differs, after the second none. Returns the number of files that failed.
 */
export async function checkEveryFile(origin: string, only = ''): Promise<number> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  const entries = Object.entries(allKinds()).flatMap(([key, kind]) =>
    filesBelow('')
      .map(contentName)
      .flatMap((name) => {
        const slug = new RegExp(only).test(name) ? slugOf(kind, name) : undefined
        const address = kind.title
          ? `collection/${key}/item/${encodeURIComponent(slug ?? '')}`
          : `singleton/${key}`
        return slug === undefined ? [] : [{ name, url: `/keystatic/${address}` }]
      }),
  )
  const failed: string[] = []
  // One after the other: an author with another name for a moment is a mistake in each text that names the author.
  const page = await browser.newPage()
  page.setDefaultTimeout(60_000)
  const open = () => page.goto(`${origin}/keystatic`)
  await open()
  for (const entry of entries) {
    // A failed check restores the committed file, so it must not begin with changes that somebody wants to keep.
    if (difference(entry.name)) {
      failed.push(entry.name)
      console.log(`${entry.name}: commit its changes first`)
      continue
    }
    const reason = await saveTwice(page, entry).catch((error: Error) => error.message)
    if (reason) failed.push(`${entry.name}: ${reason}`)
    console.log(reason ? failed.at(-1) : `${entry.name} ✓`)
    if (difference(entry.name)) execFileSync('git', ['checkout', '--', `content/${entry.name}`])
    if (reason) await open()
  }
  await browser.close()
  console.log(`${entries.length - failed.length} of ${entries.length} files came back as they were.`)
  return failed.length
}

const difference = (name: string) =>
  execFileSync('git', ['diff', '--numstat', '--', `content/${name}`], { encoding: 'utf8' })
    .split('\t')
    .slice(0, 2)
    .join('+')

/** Changes and restores an entry. Returns what went wrong. */
async function saveTwice(
  page: Page,
  { name, url }: { name: string; url: string },
): Promise<string | undefined> {
  const fields = page.locator('.fields').first()
  const failure = page
    .getByRole('alert')
    .or(page.getByText(/^(?:Error|Invalid data|.* is not allowed)/))
    .first()
  // Links of the editor, which do not load it again.
  const visit = (address: string) =>
    page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
  await visit('/keystatic')
  await fields.waitFor({ state: 'detached' })
  await visit(url)
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
    if (found !== (step === 0 ? '1+1' : ''))
      return execFileSync('git', ['diff', '-U0', '--', `content/${name}`], { encoding: 'utf8' })
    await unsaved.waitFor({ state: 'hidden' })
    // Nobody can type until the saved file is in the form.
    await page.locator('body:not([inert])').waitFor()
  }
  return undefined
}
