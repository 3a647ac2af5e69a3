import { paths } from '@/config/paths'
import { certificatePath } from '@/content/paths'
import { api } from '@/learn/certificate/contract'
import { problems } from '@/learn/certificate/server/check'
import { course, solvedRecord, writtenChapters } from './harness/content'
import { secureOrigin } from './harness/origins'
import { expect, expectUsableInThemes, test } from './harness/test'

const name = 'Ada <b>Lovelace</b>'

test.use({ viewport: { width: 390, height: 844 } })

test('a learner claims a certificate by keyboard; anyone verifies its link or file', async ({ page }) => {
  await page.goto(secureOrigin + certificatePath(course.id))
  await expect(page.getByText('What is still to be done:')).toBeVisible()
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `course:${course.id}`,
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
  await expectUsableInThemes(page)

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
    else
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'certificate.jwt', mimeType: 'application/jwt', buffer: Buffer.from(text) })
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(outcome).toBeVisible()
  }
  await page.goto(`${paths.certificates}?c=broken`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is no valid certificate')
})

/** A signed text in which another name stands. */
function edited(signed: string): string {
  const [header, payload = '', signature] = signed.trim().split('.')
  const text = Buffer.from(payload, 'base64url').toString().replace('Ada', 'Eve')
  return [header, Buffer.from(text).toString('base64url'), signature].join('.')
}
