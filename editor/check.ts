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
  const names = filesBelow('')
    .map(contentName)
    .filter((name) => new RegExp(only).test(name))
  let [saved, failed] = [0, 0]
  // One after the other: an author with another name for a moment is a mistake in each text that names the author.
  const page = await browser.newPage()
  page.on('dialog', (dialog) => void dialog.accept())
  for (const [key, kind] of Object.entries(allKinds()))
    for (const name of names) {
      const slug = slugOf(kind, name)
      if (slug === undefined) continue
      const entry = kind.title ? `collection/${key}/item/${encodeURIComponent(slug)}` : `singleton/${key}`
      const reason = await saveTwice(page, name, `${origin}/keystatic/${entry}`).catch(String)
      console.log(`${name} ${reason ?? '✓'}`)
      if (reason) execFileSync('git', ['checkout', '--', `content/${name}`])
      if (reason) failed += 1
      else saved += 1
    }
  console.log(`${saved} of ${saved + failed} files came back as they were.`)
  return failed
}

/** The changed lines of a file. */
const difference = (name: string) =>
  execFileSync('git', ['diff', '-U0', '--', `content/${name}`], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => /^[-+](?![-+]{2} )/.test(line))

/** Changes and restores an entry. Returns the lines that differ otherwise, and throws when one of both is not saved. */
async function saveTwice(page: Page, name: string, url: string): Promise<string | undefined> {
  await page.goto(url)
  await page.locator('.fields').first().waitFor()
  const field = page.locator('.fields input[type=text]:not(.form-control):visible, textarea:visible').first()
  await page.evaluate(() => document.querySelectorAll('details').forEach((item) => (item.open = true)))
  const unsaved = page.getByText('Unsaved', { exact: true })
  const letter = (await field.inputValue()).slice(-1)
  for (const [step, key] of [letter === 'x' ? 'y' : 'x', letter].entries()) {
    await field.focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Backspace')
    await page.keyboard.insertText(key)
    await unsaved.waitFor()
    await Promise.all([
      page.waitForResponse('**/api/keystatic/update'),
      page.getByRole('button', { name: 'Save', exact: true }).click(),
    ])
    const found = difference(name)
    if (found.length !== (step === 0 ? 2 : 0)) return found.join('\n') || 'the change was not saved'
    // Nobody can type until the saved file is in the form.
    await unsaved.waitFor({ state: 'hidden' })
    await page.locator('body:not([inert])').waitFor()
  }
  return undefined
}
