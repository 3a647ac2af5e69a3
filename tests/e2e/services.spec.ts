import type { BrowserContext, Page } from 'playwright/test'
import { forms } from '@/config/forms'
import type { Services } from '@/config/services'
import { startSite, type SiteServer } from '@/lib/testing/site-server'
import { questionsOf } from './harness/forms'
import { startStandIn, withServices, type StandIn } from './harness/services'
import { expect, expectAccessible, test, waitForQuietNetwork } from './harness/test'

/** Minimal Osano stub: record, drawer, change events. */
const osano = `
  const listeners = {}
  const record = { ESSENTIAL: 'ACCEPT', MARKETING: 'DENY', ANALYTICS: 'DENY' }
  window.Osano = { cm: {
    getConsent: () => record,
    addEventListener: (name, react) => (listeners[name] = react),
    showDrawer: (view) => (window.drawer = view),
    choose: (more) => { Object.assign(record, more); listeners['osano-cm-consent-changed']() },
  } }
  window.dispatchEvent(new Event('osano-cm-initialized'))`

test.describe.configure({ mode: 'default' })
test.use({ consent: 'not asked' })

const conversions = {
  'talk-to-expert': 'AW-1/expert',
  'talk-to-cosmo-expert': 'AW-1/cosmo',
  'try-the-product': 'AW-1/try',
  'download-2024-federation-report': 'AW-1/report',
}

let standIn: StandIn
let front: SiteServer
let all: Services

test.beforeAll(async () => {
  standIn = await startStandIn({ '/gtag/js': '', '/diffuser.js': '', '/osano.js': osano })
  const { origin } = standIn
  // The front server needs them for its policy; the pages were built without them, so `withServices` adds them.
  front = await startSite({
    quiet: true,
    env: {
      PLAUSIBLE_HOST: origin,
      POSTHOG_KEY: 'phc_test',
      POSTHOG_HOST: origin,
      GTAG_ID: 'AW-1',
      GTAG_SCRIPT_URL: `${origin}/gtag/js`,
      ACTIVECAMPAIGN_ACCOUNT: '42',
      ACTIVECAMPAIGN_SCRIPT_URL: `${origin}/diffuser.js`,
      OSANO_SCRIPT_URL: `${origin}/osano.js`,
    },
  })
  all = {
    posthog: { key: 'phc_test', host: origin },
    tag: { id: 'AW-1', script: `${origin}/gtag/js`, conversions },
    activeCampaign: { account: '42', script: `${origin}/diffuser.js` },
  }
})
test.beforeEach(() => {
  standIn.calls.length = 0
})
test.afterAll(async () => {
  await front.stop()
  await standIn.close()
})

const paths = () => standIn.calls.map(({ path }) => path).toSorted()
/** Pages that were reported to PostHog. */
const viewed = () =>
  standIn.calls
    .filter(({ path }) => path === '/i/v0/e/')
    .map(({ body }) => (JSON.parse(body) as { properties: { $pathname: string } }).properties.$pathname)
const bar = (page: Page) => page.getByRole('region', { name: 'Cookies and consent' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function open(context: BrowserContext, page: Page, services: Services, path = '/pricing') {
  await withServices(context, services)
  await page.goto(front.origin + path)
}

/** Every command that the tag was given, without the moment of its start. */
function tagCommands(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] }
    return dataLayer.map((entry) => Array.from(entry).filter((part) => !(part instanceof Date)))
  })
}

const lastCommand = async (page: Page) => (await tagCommands(page)).at(-1)

const granted = (ads: boolean, analytics: boolean) => ({
  ad_storage: ads ? 'granted' : 'denied',
  ad_user_data: ads ? 'granted' : 'denied',
  ad_personalization: ads ? 'granted' : 'denied',
  analytics_storage: analytics ? 'granted' : 'denied',
  functionality_storage: 'granted',
  security_storage: 'granted',
})

test('nothing is called before consent, and then what is specified', async ({ context, page }) => {
  await open(context, page, all)
  await expect(bar(page)).toContainText('PostHog, Google tag, and ActiveCampaign')
  await button(page, 'Reject').click()
  await expect(bar(page)).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Customers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meet our customers' })).toBeVisible()
  await page.reload()
  await waitForQuietNetwork(page)
  expect(standIn.calls).toEqual([])
  expect(await tagCommands(page)).toEqual([])

  // A visitor who was not asked yet.
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${front.origin}/pricing`)
  await button(page, 'Accept').click()
  await expect.poll(paths).toEqual(['/diffuser.js', '/gtag/js?id=AW-1', '/i/v0/e/'])
  const [view] = standIn.calls.filter(({ path }) => path === '/i/v0/e/')
  expect(view).toMatchObject({ method: 'POST', type: 'application/json' })
  expect(JSON.parse(view?.body ?? '')).toMatchObject({
    api_key: 'phc_test',
    event: '$pageview',
    properties: { $pathname: '/pricing' },
  })
  const commands = await tagCommands(page)
  expect(commands.map(([name, kind]) => [name, kind])).toEqual([
    ['consent', 'default'],
    ['consent', 'default'],
    ['consent', 'update'],
    ['js', undefined],
    ['config', 'AW-1'],
    ['consent', 'update'],
  ])
  expect(commands[0]?.[2]).toEqual(granted(true, true))
  expect(commands[1]?.[2]).toMatchObject({
    ...granted(false, false),
    region: expect.arrayContaining(['DE', 'IS', 'LI', 'NO', 'GB', 'CH']),
  })
  expect(commands[2]?.[2]).toEqual(granted(true, true))
  const automation = await page.evaluate(() => (window as { vgo?: { q?: unknown[][] } }).vgo?.q)
  expect(automation).toEqual([
    ['setAccount', '42'],
    ['setTrackByDefault', false],
    ['process', 'allowTracking'],
  ])

  // One more view for each page, also with `no_track`, and no script loads twice.
  await page.getByRole('banner').getByRole('link', { name: 'Customers' }).click()
  await expect.poll(paths).toEqual(['/diffuser.js', '/gtag/js?id=AW-1', '/i/v0/e/', '/i/v0/e/'])
  expect(viewed()).toEqual(['/pricing', '/customers'])
  await page.goto(`${front.origin}/jobs?no_track`)
  await expect.poll(viewed).toEqual(['/pricing', '/customers', '/jobs'])
})

test('conversions go to their labels, the client id to forms', async ({ context, page }) => {
  await open(context, page, all, '/cosmo')
  await button(page, 'Accept').click()
  await expect.poll(paths).toContain('/gtag/js?id=AW-1')
  const sent = async () =>
    (await tagCommands(page)).flatMap(([name, kind, data]) => (name === 'event' ? [[kind, data]] : []))
  await page.evaluate((names) => {
    for (const detail of names) window.dispatchEvent(new CustomEvent('site:conversion', { detail }))
  }, Object.keys(conversions))
  expect(await sent()).toEqual(Object.values(conversions).map((label) => ['conversion', { send_to: label }]))
  await page.getByRole('banner').getByRole('link', { name: 'Get Started For Free' }).click()
  await expect.poll(async () => (await sent()).at(-1)).toEqual(['conversion', { send_to: 'AW-1/try' }])
  await expect(page).toHaveURL(/\/elsewhere\/sign-up$/)
  await page.goBack()
  await page.evaluate(() => {
    // What the tag does once it is loaded.
    const gtag = (...command: unknown[]) =>
      command[0] === 'get' && command[1] === 'AW-1' && (command[3] as (id: string) => void)('GA1.2.3')
    Object.assign(window, { gtag })
  })
  await page.getByRole('main').getByRole('link', { name: 'Talk to Sales', exact: true }).click()
  const form = page.frameLocator('dialog iframe')
  for (const { css, kind, entry } of questionsOf(forms.sales)) {
    const control = form.locator(css)
    if (!(await control.isVisible())) await form.locator('[data-submit]').click()
    if (/text|email|number/.test(kind)) await control.fill(entry)
    else await control.check()
  }
  await page.route('**/api/forms/**', (route) => route.fulfill({ json: { responseId: 'r1' } }))
  const [request] = await Promise.all([
    page.waitForRequest('**/api/forms/**'),
    form.locator('[data-submit]').click(),
  ])
  expect(request.postData()).toContain('"ga_client_id":"GA1.2.3"')
})

test('a changed choice updates the tag; withdrawing deletes records', async ({ context, page }) => {
  await open(context, page, all)
  await button(page, 'Choose in detail').click()
  await page.getByLabel('Analytics', { exact: true }).check()
  await button(page, 'Save choice').click()
  await expect.poll(() => lastCommand(page)).toEqual(['consent', 'update', granted(false, true)])
  // A conversion is marketing, so consent to analytics alone sends none.
  await page.evaluate(() => dispatchEvent(new CustomEvent('site:conversion', { detail: 'try-the-product' })))
  expect((await tagCommands(page)).filter(([name]) => name === 'event')).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' }).click()
  await button(page, 'Accept all').click()
  await expect.poll(() => lastCommand(page)).toEqual(['consent', 'update', granted(true, true)])
  await expect.poll(paths).toEqual(['/diffuser.js', '/gtag/js?id=AW-1', '/i/v0/e/'])
  const id = () => page.evaluate(() => localStorage.getItem('product-analytics-id'))
  expect(await id()).toMatch(/^[0-9a-f]{32}$/)
  await page.evaluate(() => {
    for (const name of ['_ga', '_ga_ABC', '_gcl_au', 'prism_42']) document.cookie = `${name}=1; Path=/`
    document.cookie = 'kept=1; Path=/'
  })

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' }).click()
  await button(page, 'Reject all').click()
  await expect.poll(() => lastCommand(page)).toEqual(['consent', 'update', granted(false, false)])
  expect(await id()).toBeNull()
  expect(await page.evaluate(() => document.cookie)).toBe('kept=1')

  standIn.calls.length = 0
  await page.getByRole('banner').getByRole('link', { name: 'Customers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meet our customers' })).toBeVisible()
  // The full load has unloaded the consented scripts.
  await expect.poll(() => page.evaluate(() => 'vgo' in window || 'gtag' in window)).toBe(false)
  await waitForQuietNetwork(page)
  expect(standIn.calls).toEqual([])
})

test('on a light page, Global Privacy Control refuses marketing, and none loads', async ({
  context,
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.emulateMedia({ colorScheme: 'light' })
  await open(context, page, all, '/learn')
  await expect(bar(page)).toContainText('Global Privacy Control')
  await expectAccessible(page, '.consent-bar')
  await button(page, 'Accept').click()
  await expect.poll(paths).toEqual(['/gtag/js?id=AW-1', '/i/v0/e/'])
  const record = await page.evaluate(() => localStorage.getItem('consent'))
  expect(JSON.parse(record ?? '')).toMatchObject({ categories: ['necessary', 'analytics'] })
  const commands = await tagCommands(page)
  expect(commands.filter(([, kind]) => kind === 'default').map(([, , data]) => data)).toEqual([
    granted(false, false),
  ])
  expect(commands.at(-1)).toEqual(['consent', 'update', granted(false, true)])
  await page.getByRole('link', { name: 'Cookie preferences' }).last().click()
  await expect(page.getByRole('dialog')).toContainText('marketing is refused')
  await expect(page.getByLabel('Marketing', { exact: true })).toBeDisabled()
  await expectAccessible(page, '.consent-drawer')
})

test('Osano replaces our dialog; blocked, it leaves a link', async ({ context, page }) => {
  await open(context, page, { ...all, osano: { script: `${standIn.origin}/osano.js` } })
  await expect.poll(paths).toEqual(['/osano.js'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' }).click()
  expect(await page.evaluate(() => (window as { drawer?: string }).drawer)).toBe(
    'osano-cm-dom-info-dialog-open',
  )
  const choose = (more: Record<string, string>) =>
    page.evaluate((change) => {
      const { Osano } = window as unknown as { Osano: { cm: { choose: (more: unknown) => void } } }
      Osano.cm.choose(change)
    }, more)
  await choose({ ANALYTICS: 'ACCEPT' })
  await expect.poll(paths).toEqual(['/diffuser.js', '/gtag/js?id=AW-1', '/i/v0/e/', '/osano.js'])
  expect(await lastCommand(page)).toEqual(['consent', 'update', granted(false, true)])
  await choose({ ANALYTICS: 'DENY' })
  await expect.poll(() => lastCommand(page)).toEqual(['consent', 'update', granted(false, false)])
  await expect(page.locator('.consent-bar, .consent-drawer')).toHaveCount(0)

  await context.route(`${standIn.origin}/**`, (route) => route.abort())
  await open(context, page, { osano: { script: `${standIn.origin}/osano.js` } })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' }).click()
  await expect(page).toHaveURL(/\/cookies$/)
})
