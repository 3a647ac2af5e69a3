import type { FrameLocator, Page } from 'playwright/test'
import type { watchMarkup } from '@/forms/watch-markup'
import { formHost, openPage } from './harness/open-page'
import { expect, expectAccessible, test, waitForQuietNetwork } from './harness/test'

const common = 'data-tf-domain="http://forms.test" data-tf-label="Talk to sales"'
const button = (kind: string, more = '') =>
  `<button data-tf-${kind}="sales" ${common} ${more}>Talk to us</button>`
/** A button for a form of the site itself. */
const ownButton = (kind: string) => button(kind).replace(formHost, '/forms')

function form(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Talk to sales"]')
}

/** Lets the form say something to its page. */
function sendFrom(page: Page, type: string, fields = {}): Promise<void> {
  return form(page)
    .locator('body')
    .evaluate((_, message) => window.send(...message), [type, fields] as const)
}

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Talk to sales' })
}

/** Opens a page with markup on it, with its widgets started. */
async function openMarkup(page: Page, body: string) {
  await openUntouched(page, body)
  // Buttons beside the page are loaded on the first interaction.
  await page.keyboard.press('Shift')
}

async function openUntouched(page: Page, body: string) {
  await openPage(page, body)
  await page.evaluate(() => {
    window.stopWidgets = window.watchMarkup({ host: 'http://forms.test' })
  })
}

/** What opens the form of a page made with `openMarkup`. */
function opener(page: Page, kind: string) {
  if (kind === 'popover') return page.getByRole('button', { name: 'Talk to sales' })
  return page.getByRole('button', { name: kind === 'sidetab' ? 'Launch me' : 'Talk to us' })
}

for (const kind of ['popup', 'slider', 'popover', 'sidetab']) {
  test(`a form of kind ${kind} opens, closes, and fills a narrow screen`, async ({ page }) => {
    test.slow()
    await test.step('works with the keyboard alone, and gives the focus back', async () => {
      await openMarkup(page, ownButton(kind))
      await opener(page, kind).focus()
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toBeVisible()
      await expect(form(page).getByRole('textbox', { name: 'Email' })).toBeFocused()
      await expect(page.locator('iframe')).not.toHaveAttribute('allow')
      await page.keyboard.type('jo@example.com')
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(opener(page, kind)).toBeFocused()
      await expect(page.locator('iframe')).toHaveCount(0)
    })

    await test.step('closes with Escape beside a form of another host, and on its message', async () => {
      await openMarkup(page, button(kind))
      await opener(page, kind).focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-state=shown]')).toBeVisible()
      // The focus stays beside a form of another host, so that Escape closes it.
      await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused()
      await expect(page.locator('iframe')).toHaveAttribute('allow', 'microphone; camera')
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(opener(page, kind)).toBeFocused()

      await opener(page, kind).press('Enter')
      await sendFrom(page, 'form-close')
      await expect(dialog(page)).toBeHidden()
    })

    await test.step('opens by itself on a narrow screen, which it fills with its name above it, modal', async () => {
      await page.setViewportSize({ width: 400, height: 700 })
      await openMarkup(page, button(kind, 'data-tf-open="load"'))
      await expect(form(page).getByRole('textbox')).toBeVisible()
      expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true)
      await expect.poll(() => dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 400, height: 700 })
      await expect(dialog(page).getByText('Talk to sales', { exact: true })).toBeInViewport()
      await expectAccessible(page)
      await page.setViewportSize({ width: 900, height: 400 })
      await expect(form(page).getByRole('textbox')).toBeVisible()
      await expect(dialog(page).getByText('Talk to sales', { exact: true })).toBeInViewport()
      await dialog(page).getByRole('button', { name: 'Close' }).click()
      await expect(dialog(page)).toBeHidden()
      expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
    })
  })
}

test('a form that is not ready within 10 s is reported with a link', async ({ page }) => {
  await page.clock.install()
  await openMarkup(page, button('popup'))
  let respond = () => {}
  const late = new Promise<void>((resolve) => (respond = resolve))
  await page.route(`${formHost}/**`, async (route) => {
    await late
    await route.fallback()
  })
  await opener(page, 'popup').click()
  await expect(dialog(page).getByRole('status')).toHaveText('Loading the form')
  await expectAccessible(page)
  await page.clock.fastForward(10_000)
  const link = dialog(page).getByRole('link', { name: 'Open it on its own page' })
  await expect(link).toHaveAttribute('href', `${formHost}/to/sales`)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toBeInViewport()
  await expectAccessible(page)
  respond()
  await expect(form(page).getByRole('textbox')).toBeVisible()
  await expect(dialog(page).getByRole('status')).toBeHidden()

  await page.unrouteAll()
  // Below a frame that never says it is ready.
  await openMarkup(
    page,
    '<button data-tf-popup="http://forms.test/mute" data-tf-label="Talk to sales">Talk to us</button>',
  )
  await opener(page, 'popup').click()
  await expect(form(page).getByRole('textbox')).toBeVisible()
  await page.clock.fastForward(10_000)
  await expect(dialog(page).getByRole('link', { name: /Open it on its own page/ })).toBeVisible()
  await expect(form(page).getByRole('textbox')).toBeVisible()
  await expectAccessible(page)
})

test('a popup fetches nothing at first, and holds page and focus', async ({ page }) => {
  await test.step('holds the page still and the focus inside while it is open', async () => {
    await openMarkup(page, ownButton('popup'))
    await page.evaluate(() => (document.documentElement.style.overflow = 'clip'))
    await opener(page, 'popup').click()
    await expect(form(page).getByRole('textbox', { name: 'Email' })).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden')
    for (const key of [...Array<string>(6).fill('Tab'), ...Array<string>(6).fill('Shift+Tab')]) {
      await page.keyboard.press(key)
      expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull()
    }
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('clip')
  })

  await test.step('fetches nothing of the form before it is opened', async () => {
    const asked: string[] = []
    page.on('request', (request) => request.url().startsWith(formHost) && asked.push(request.url()))
    await openUntouched(page, `<i data-tf-sidetab="sales" ${common}></i>` + button('popup'))
    await waitForQuietNetwork(page)
    expect(asked).toEqual([])
    // Buttons beside the page are fetched on the first interaction.
    await expect(opener(page, 'sidetab')).toHaveCount(0)
    await page.keyboard.press('Shift')
    await expect(opener(page, 'sidetab')).toBeVisible()
    await opener(page, 'popup').click()
    await expect(form(page).getByRole('textbox')).toBeVisible()
    expect(asked).toHaveLength(1)
  })
})

test('a popover keeps the page usable, and hides its dot after opening', async ({ page }) => {
  await test.step('hides its dot for the configured days after opening', async () => {
    const markup = button(
      'popover',
      'data-tf-notification-days="2" data-tf-tooltip="Questions? Ask an engineer."',
    )
    await openMarkup(page, markup)
    await expect(page.locator('.embed-dot')).toBeVisible()
    await expect(page.getByText('Questions? Ask an engineer.')).toBeVisible()
    await expectAccessible(page)
    // On a phone it would cover the text.
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByText('Questions? Ask an engineer.')).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 720 })
    await expect(page.getByText('Questions? Ask an engineer.')).toBeVisible()
    await opener(page, 'popover').click()
    await expect(page.locator('.embed-dot')).toHaveCount(0)
    await expect(page.getByText('Questions? Ask an engineer.')).toBeHidden()
    const record = await page.evaluate(() => localStorage.getItem('tfNotificationData'))
    expect(record).toMatch(/^\{"sales":\{"hideUntilTime":\d{13}\}\}$/)
    await openMarkup(page, markup)
    await expect(opener(page, 'popover')).toBeVisible()
    await expect(page.locator('.embed-dot')).toHaveCount(0)
    await expect(page.getByText('Questions? Ask an engineer.')).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('scroll')))
    await expect(page.getByText('Questions? Ask an engineer.')).toBeHidden()
  })

  await test.step('keeps the page usable, and the focus where it was when it opens by itself', async () => {
    await openMarkup(
      page,
      button('popover', 'data-tf-open="time" data-tf-open-value="400"') + '<input aria-label="Name" />',
    )
    await page.getByLabel('Name').focus()
    await expect(form(page).getByRole('textbox')).toBeVisible()
    await expect(page.getByLabel('Name')).toBeFocused()
    await page.getByLabel('Name').fill('Jo')
    await opener(page, 'popover').click()
    await expect(dialog(page)).toBeHidden()
  })
})

const inline = (more = '') => `<div id="slot" data-tf-widget="sales" ${common} ${more}></div>`

test('an inline form is as high as its form within limits, and is fetched near the window', async ({
  page,
}) => {
  await openMarkup(page, inline('data-tf-auto-resize="300,600"'))
  await expect(form(page).getByRole('textbox')).toBeVisible()
  const slot = page.locator('#slot')
  for (const [height, shown] of [
    [100, 300],
    [450, 450],
    [900, 600],
  ] as const) {
    await sendFrom(page, 'form-height-changed', { ref: 'a', height })
    await expect(slot).toHaveCSS('height', `${shown}px`)
  }
  await expectAccessible(page)
  await page.evaluate(() => window.stopWidgets())
  await expect(slot).toBeEmpty()
  await expect(slot).not.toHaveAttribute('style', /height/)

  await openMarkup(page, `<div style="height: 3000px"></div>${inline('data-tf-lazy style="height: 400px"')}`)
  await waitForQuietNetwork(page)
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.mouse.wheel(0, 2300)
  await expect(form(page).getByRole('textbox')).toBeVisible()
})

test.describe('an inline form on a phone', () => {
  test.use({
    viewport: { width: 390, height: 800 },
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile',
    screen: { width: 390, height: 800 },
  })

  test('fills the screen once started, and keeps its session or starts over', async ({ page }) => {
    for (const keep of [false, true]) {
      await openMarkup(page, inline(keep ? 'data-tf-keep-session' : ''))
      await form(page).getByRole('textbox').fill('half')
      expect(await page.locator('iframe').getAttribute('src')).toContain('add-placeholder-ws=true')
      await sendFrom(page, 'welcome-screen-hidden')
      const full = page.locator('dialog:modal')
      await expect(full).toBeVisible()
      await expect(form(page).getByRole('textbox')).toHaveValue('half')
      expect(await full.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 })
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(full).toBeHidden()
      if (keep) {
        await page.getByRole('button', { name: 'Continue the form' }).click()
        await expect(full).toBeVisible()
      }
      await expect(form(page).getByRole('textbox')).toHaveValue(keep ? 'half' : '')
      await page.keyboard.press('Escape')
      await page.evaluate(() => window.stopWidgets())
      expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
    }
  })
})

test('two widgets on one page do not disturb each other', async ({ page }) => {
  await test.step('each receive messages of their own form, and Escape closes the focused one', async () => {
    await openMarkup(
      page,
      '<i data-tf-popover="one" data-tf-domain="/forms" data-tf-label="One" data-tf-auto-close></i>' +
        '<i data-tf-sidetab="two" data-tf-domain="/forms" data-tf-label="Two" data-tf-auto-close></i>',
    )
    const [one, two] = [page.getByRole('dialog', { name: 'One' }), page.getByRole('dialog', { name: 'Two' })]
    await page.getByRole('button', { name: 'One' }).press('Enter')
    await expect(page.frameLocator('iframe[title="One"]').getByRole('textbox')).toBeFocused()
    await page.getByRole('button', { name: 'Launch me' }).press('Enter')
    await expect(page.frameLocator('iframe[title="Two"]').getByRole('textbox')).toBeFocused()
    await expectAccessible(page)
    await one.getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('Escape')
    await expect(one).toBeHidden()
    await expect(two).toBeVisible()
    await page.getByRole('button', { name: 'One' }).press('Enter')
    await expect(page.frameLocator('iframe[title="One"]').getByRole('textbox')).toBeFocused()
    await page.frameLocator('iframe[title="Two"]').getByRole('button', { name: 'Send' }).press('Enter')
    await expect(two).toBeHidden()
    await expect(one).toBeVisible()
  })

  await test.step('keeps what was typed when its session is kept', async () => {
    await openMarkup(page, button('slider', 'data-tf-keep-session'))
    await opener(page, 'slider').click()
    await form(page).getByRole('textbox').fill('half')
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(page.locator('iframe')).toHaveCount(1)
    await opener(page, 'slider').click()
    await expect(form(page).getByRole('textbox')).toHaveValue('half')
  })

  await test.step('may be two popups of one form, one after the other', async () => {
    const popup = (name: string) => `<button data-tf-popup="sales" data-tf-domain="/forms">${name}</button>`
    await openMarkup(page, popup('A') + popup('B'))
    for (const name of ['A', 'B', 'A']) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page.locator('iframe')).toHaveCount(1)
      await expect(page.frameLocator('iframe').getByRole('textbox')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.locator('iframe')).toHaveCount(0)
      await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
    }
  })
})

test('a hundred mounts and unmounts leave no listener, lock or element behind', async ({ page }) => {
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('Performance.enable')
  async function listeners() {
    await inspector.send('HeapProfiler.collectGarbage')
    const { metrics } = await inspector.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? NaN
  }
  await openPage(page)
  const state = () => page.evaluate(() => document.body.innerHTML + document.documentElement.style.cssText)
  const before = { state: await state(), listeners: await listeners() }
  const kinds = ['popup', 'slider', 'popover', 'sidetab', 'widget']
  const markup = ['time', 'scroll', 'exit', 'load'].map((trigger) =>
    kinds.map((kind) => button(kind, `data-tf-open="${trigger}" data-tf-open-value="50"`)).join(''),
  )
  await page.evaluate(async (variants) => {
    for (let at = 0; at < 100; at++) {
      const slot = document.body.appendChild(document.createElement('div'))
      slot.innerHTML = variants[at % variants.length] ?? ''
      const stop = window.watchMarkup({ host: 'http://forms.test' })
      if (at % 3 > 0) slot.querySelectorAll('button').forEach((element) => element.click())
      if (at % 2 === 0) await new Promise((resolve) => setTimeout(resolve, 20))
      stop()
      slot.remove()
    }
  }, markup)
  expect(await state()).toBe(before.state)
  await expect.poll(listeners).toBeLessThanOrEqual(before.listeners)
})

declare global {
  interface Window {
    watchMarkup: typeof watchMarkup
    stopWidgets: () => void
    /** Defined by form.html. */
    send: (type: string, fields: object) => void
  }
}
