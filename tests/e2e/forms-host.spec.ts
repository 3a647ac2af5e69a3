import type { Page } from 'playwright/test'
import { stored } from './harness/forms'
import { expect, expectAccessible, test } from './harness/test'

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('.form-host[data-ready]').waitFor()
}

test('a form in steps is filled and sent by keyboard alone', async ({ page }) => {
  await test.step('by keyboard: Enter continues, arrows choose, an answer can skip questions, going back keeps the input', async () => {
    const email = 'keyboard@example.com'
    await openForm(page, '/forms/to/sales?utm_campaign=spring')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('What is your work email?')).toBeFocused()
    await page.keyboard.type('not an address')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please enter an address such as')).toBeVisible()
    await expect(page.getByLabel('What is your name?')).toHaveAccessibleDescription(
      /Please enter your name\.$/,
    )
    await expect(page.getByLabel('What is your work email?')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(email)
    await expect(page.getByText('Please enter an address such as')).toBeHidden()
    await page.keyboard.press('Tab')
    await page.keyboard.type('Ada')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Analytical Engines')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Step 2 of 2')).toBeVisible()
    await expect(page.getByLabel('How many subgraphs')).toBeVisible()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByLabel('One GraphQL server')).toBeChecked()
    await expect(page.getByLabel('How many subgraphs')).toBeHidden()
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('What would you like to talk about?')).toBeFocused()
    await page.keyboard.type('Two lines')
    await page.keyboard.press('Enter')
    await page.keyboard.type('of text')

    await page.getByRole('button', { name: 'Back' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('What is your work email?')).toHaveValue(email)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('One GraphQL server')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('What would you like to talk about?')).toHaveValue('Two lines\nof text')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByRole('heading', { name: 'Thank you, your message has arrived' })).toBeVisible()
    await expect(page.locator('[data-thanks]')).toBeFocused()
    await expectAccessible(page)

    const [row, ...others] = stored(email)
    expect(others).toEqual([])
    expect(row?.answers).toEqual({
      email,
      name: 'Ada',
      company: 'Analytical Engines',
      today: 'One GraphQL server',
      message: 'Two lines\nof text',
    })
    expect(row?.context).toMatchObject({ utm_campaign: 'spring' })
  })

  await test.step('a welcome screen comes first', async () => {
    await openForm(page, '/forms/to/crash-course')
    const title = page.getByRole('heading', { name: 'The federation crash course', exact: true })
    await expect(title).toBeVisible()
    await expect(page.getByLabel('Where can we reach you?')).toBeHidden()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByLabel('Where can we reach you?')).toBeFocused()
  })
})

test('a form as a conversation keeps what was said until it is changed or sent', async ({ page }) => {
  await test.step('what was said stays, can be changed, and is sent', async () => {
    const email = 'chat@example.com'
    await openForm(page, '/forms/c/expert-course')
    const log = page.getByRole('log')
    await expect(log.getByText('What is your email address?')).toBeVisible()
    await page.getByLabel('What is your email address?').fill('wrong@example.com')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Grace')
    await page.keyboard.press('Enter')
    await expect(log.getByRole('listitem')).toHaveText([
      /email address/,
      /wrong@example.com/,
      /your name/,
      /Grace/,
      /need help/,
    ])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Change the answer to: What is your email address?' }).click()
    await expect(log.getByRole('listitem')).toHaveCount(1)
    await page.getByLabel('What is your email address?').fill(email)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('What is your name?')).toHaveValue('Grace')
    await page.keyboard.press('Enter')
    await page.getByLabel('Performance in production').check()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Slow plans')
    await page.getByRole('button', { name: 'Request a session' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you, we will prepare' })).toBeVisible()
    expect(stored(email)).toHaveLength(1)
    expect(stored('wrong@example.com')).toEqual([])
  })

  await test.step('what only the server can refuse is asked for again, and the rest is kept', async () => {
    const email = 'chatfile@example.com'
    await openForm(page, '/forms/c/application')
    await page.getByLabel('Your name').fill('Lin')
    await page.keyboard.press('Enter')
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    const file = page.getByLabel('Your CV')
    const onward = page.getByRole('button', { name: 'Continue' })
    const pdf = { name: 'cv.pdf', mimeType: 'application/pdf' }
    await file.setInputFiles({ ...pdf, buffer: Buffer.alloc(6_000_000, '%PDF-') })
    await onward.click()
    await expect(page.getByText('This file is larger than 5 MB.')).toBeVisible()
    await file.setInputFiles({ ...pdf, buffer: Buffer.from('MZ\0') })
    for (let step = 0; step < 3; step += 1) await onward.click()
    await page.getByLabel('Keep my application').check()
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByText('We could not read this file as PDF')).toBeVisible()
    await expect(file).toBeFocused()
    await file.setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('My CV') })
    for (let step = 0; step < 3; step += 1) await onward.click()
    await expect(page.getByLabel('Keep my application')).toBeChecked()
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByRole('heading', { name: 'Your application has arrived' })).toBeVisible()
    expect(stored(email)[0]?.answers).toMatchObject({ cv: 'cv.txt', 'talent-pool': true })
  })
})

test('a form on one page shows errors at their fields and loses no input', async ({ page }) => {
  await openForm(page, '/forms/to/contact')
  await page.getByLabel('Your message').fill('Hello')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Please enter your name.')
  await expect(page.getByRole('group', { name: 'What is it about?' })).toHaveAccessibleDescription(
    'Please choose one.',
  )
  await expect(page.getByLabel('Your message')).toHaveValue('Hello')
  await expectAccessible(page)
  await openForm(page, '/forms/to/contact?theme=light')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expectAccessible(page)
})

test('without script, what was typed in a form comes back with the errors', async ({ plainPage: page }) => {
  await test.step('a conversation is one plain form; what was typed comes back with the errors', async () => {
    const path = '/forms/c/expert-course'
    const email = 'plain@example.com'
    await page.goto(`${path}?hidden.chapter=entities`)
    await page.getByLabel('What is your email address?').fill(email)
    await page.getByLabel('What is your name?').fill('"><script>alert(1)</script>')
    await page.getByLabel('Splitting a monolith').check()
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.getByRole('button', { name: 'Request a session' }).click(),
    ])
    expect(answer.status()).toBe(422)
    expect(await page.locator('script').count()).toBe(0)
    await expect(page.getByText('Please correct the marked answers.')).toBeVisible()
    await expect(page.getByLabel('What is your email address?')).toHaveValue(email)
    await expect(page.getByLabel('What is your name?')).toHaveValue('"><script>alert(1)</script>')
    await expect(page.getByLabel('Splitting a monolith')).toBeChecked()
    await expect(page.getByLabel('Describe it in a few sentences')).toHaveAccessibleDescription(
      /Please describe your problem\.$/,
    )
    await page.getByLabel('Describe it in a few sentences').fill('It is large.')
    await page.getByRole('button', { name: 'Request a session' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you, we will prepare' })).toBeVisible()
    const rows = stored(email)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.hidden).toEqual({ chapter: 'entities' })
    await expect(page).toHaveURL(`${path}#sent`)
    await page.goBack()
    await expect(page.getByText('Please correct the marked answers.')).toBeVisible()
  })

  await test.step('a file that is too large gets a page with the way back', async () => {
    await page.goto('/forms/to/application')
    await page.getByLabel('Your name').fill('Lin')
    await page.getByLabel('Email address').fill('large@example.com')
    const buffer = Buffer.alloc(8_000_000, 'x')
    await page.getByLabel('Your CV').setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer })
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByText('This is too large for the form.')).toBeVisible()
    const back = page.getByRole('link', { name: 'Go to the form' })
    await expect(back).toHaveAttribute('href', '/forms/to/application')
  })
})

type Message = Record<string, unknown>

/** The last message of the form, ignoring height changes. */
const last = (messages: () => Promise<Message[]>) => async () =>
  (await messages()).findLast(({ type }) => type !== 'form-height-changed')

/** A page of this site with the form in a frame; keeps every message that the form sends. */
async function embed(page: Page, path: string): Promise<() => Promise<Message[]>> {
  // Any page will do, once its script has run.
  await openForm(page, '/forms/to/contact')
  await page.evaluate((src) => {
    const messages: unknown[] = []
    Object.assign(window, { messages })
    window.addEventListener('message', ({ data, origin }) => {
      if (origin === location.origin && typeof data === 'object') messages.push(data)
    })
    const frame = document.createElement('iframe')
    Object.assign(frame, { src, id: 'frame', title: 'Form', width: '700', height: '500' })
    document.body.replaceChildren(frame)
  }, path)
  await page.frameLocator('#frame').locator('.form-host[data-ready]').waitFor()
  return () => page.evaluate(() => (window as unknown as { messages: Message[] }).messages)
}

const post = (page: Page, message: unknown) =>
  page.evaluate((data) => {
    const frame = document.querySelector<HTMLIFrameElement>('#frame')
    frame?.contentWindow?.postMessage(data, '*')
  }, message)

test('the way back from a form leads to the page before it, after a reload too', async ({ page }) => {
  await page.goto('/contact/sales')
  await page.goto('/forms/to/sales')
  await page.locator('.form-host[data-ready]').waitFor()
  await page.reload()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to GraphQL Federation Experts')
})

test('a form in a frame reports to its page, and follows the options of its widget', async ({ page }) => {
  await test.step('is ready with one script, without React, and sends messages to the page, with the id of the widget', async () => {
    const email = 'framed@example.com'
    const scripts: string[] = []
    page.on('request', (request) => {
      const framed = request.frame() !== page.mainFrame()
      if (framed && request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    const messages = await embed(
      page,
      '/forms/to/sales?typeform-embed-id=123&typeform-embed=popup-blank#plan=scale',
    )
    expect(scripts).toEqual([expect.stringMatching(/^\/_next\/static\/forms\//)])
    const frame = page.frameLocator('#frame')
    await post(page, 'embed-focus')
    await expect(frame.getByLabel('What is your work email?')).toBeFocused()
    await post(page, { type: 'ga-client-id', data: { embedId: '123', gaClientId: 'GA1.2.3' } })
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Ada')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Engines')
    await page.keyboard.press('Enter')
    await frame.getByLabel('REST or gRPC services only').check()
    await page.keyboard.press('Escape')
    await frame.getByRole('button', { name: 'Send to sales' }).click()
    await expect(frame.getByRole('heading', { name: 'Thank you, your message has arrived' })).toBeVisible()

    await expect.poll(last(messages)).toMatchObject({ type: 'form-submit' })
    const sent = (await messages()).filter(({ type }) => type !== 'form-height-changed')
    expect(sent.every(({ embedId }) => embedId === '123')).toBe(true)
    const kinds = sent.map(({ type, ref }) =>
      type === 'form-screen-changed' ? `screen ${String(ref)}` : type,
    )
    expect(kinds).toEqual([
      'form-theme',
      'form-ready',
      'form-started',
      'screen today',
      'form-close',
      'screen thanks',
      'form-submit',
    ])
    expect(sent.find(({ type }) => type === 'form-theme')?.theme).toEqual({
      color: '#e9edf5',
      backgroundColor: '#07090f',
    })
    const [row] = stored(email)
    expect(sent.at(-1)).toMatchObject({ type: 'form-submit', formId: 'sales', responseId: row?.id })
    expect(row?.hidden).toEqual({ plan: 'scale' })
    expect(row?.context).toMatchObject({ embed: 'popup-blank', ga_client_id: 'GA1.2.3' })
    expect(row?.context).toHaveProperty('page', expect.stringMatching(/\/forms\/to\/contact$/))
  })

  await test.step('options of the widget: headers, background, sandbox, no tracking', async () => {
    const email = 'sandbox@example.com'
    const messages = await embed(
      page,
      '/forms/to/early-access?typeform-embed-id=9&embed-hide-headers=true&embed-hide-footer=true&embed-opacity=0' +
        '&enable-sandbox=true&disable-tracking=true',
    )
    const frame = page.frameLocator('#frame')
    await frame.getByLabel('Your name').fill('Ada')
    await frame.getByLabel('Email').fill(email)
    await expect(frame.locator('.form-brand')).toBeHidden()
    await expect(frame.locator('.form-foot')).toBeHidden()
    await expect(frame.getByText('Test mode')).toBeVisible()
    const background = frame.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)
    expect(await background).toMatch(/(?:, 0\)|\/ 0\))$/)
    await frame.getByRole('button', { name: 'Join the beta' }).click()
    await expect(frame.getByRole('heading', { name: 'You are on the list' })).toBeVisible()
    await expect.poll(last(messages)).toMatchObject({ type: 'form-submit', responseId: '__sandbox' })
    expect(stored(email)).toEqual([])
  })

  await test.step('a link cannot make a form discard what is sent', async () => {
    const email = 'linked@example.com'
    await page.goto('/forms/to/early-access?typeform-embed-id=9&enable-sandbox=true')
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Join the beta' }).click()
    await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible()
    expect(stored(email)).toHaveLength(1)
  })

  await test.step('its last button is reported to the page', async () => {
    const messages = await embed(page, '/forms/to/report?typeform-embed-id=9&enable-sandbox=true')
    const frame = page.frameLocator('#frame')
    await frame.getByLabel('Email address').fill('ending@example.com')
    await frame.getByRole('button', { name: 'Get the report' }).click()
    const link = frame.getByRole('link', { name: 'Open the report' })
    // A response without content leaves the page as it is.
    await page.route(`**${(await link.getAttribute('href')) ?? ''}`, (route) =>
      route.fulfill({ status: 204 }),
    )
    await link.click()
    await expect
      .poll(last(messages))
      .toMatchObject({ type: 'thank-you-screen-button-click', formId: 'report' })
  })
})

test('a form survives an outage and a lost response, and is stored once', async ({ page }) => {
  const email = 'lost@example.com'
  await page.route('**/api/forms/**', (route) => route.fulfill({ status: 503, json: { error: 'Not now.' } }))
  await openForm(page, '/forms/to/early-access')
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Work email').fill(email)
  const button = page.getByRole('button', { name: 'Join the beta' })
  await button.click()
  await expect(page.getByText('Not now.')).toBeVisible()
  await expect(page.getByLabel('Work email')).toHaveValue(email)

  await page.unroute('**/api/forms/**')
  let attempts = 0
  await page.route('**/api/forms/**', async (route) => {
    attempts += 1
    if (attempts > 1) return route.continue()
    // The server stores the form, but the browser never gets the response.
    await route.fetch()
    await route.abort()
  })
  await button.dblclick()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible()
  expect(attempts).toBe(2)
  expect(stored(email)).toHaveLength(1)
})

test.describe('with the embed library of the provider whose contract this is', () => {
  // The library is put into a page of ours, which its policy would not allow.
  test.use({ bypassCSP: true })

  test('its popup opens our form, gets its messages, and closes after submit', async ({ page, baseURL }) => {
    const email = 'library@example.com'
    await openForm(page, '/forms/to/contact')
    await page.addScriptTag({ path: 'node_modules/@typeform/embed/build/embed.js' })
    await page.evaluate((address) => {
      const calls: unknown[] = []
      const record = (name: string) => (detail: unknown) => calls.push([name, detail])
      const { tf } = window as unknown as {
        tf: { createPopup: (id: string, options: object) => { open: () => void } }
      }
      const popup = tf.createPopup(address, {
        hidden: { source: 'library' },
        autoClose: 500,
        iframeProps: { title: 'Early access' },
        onReady: record('ready'),
        onStarted: record('started'),
        onSubmit: record('submit'),
        onClose: record('close'),
      })
      popup.open()
      Object.assign(window, { calls, popup })
    }, `${baseURL}/forms/to/early-access`)
    const frame = page.frameLocator('iframe[title="Early access"]')
    await frame.locator('.form-host[data-ready]').waitFor()
    await frame.getByLabel('Your name').press('Escape')
    await expect(page.locator('iframe[title="Early access"]')).toHaveCount(0)
    await page.evaluate(() => (window as unknown as { popup: { open: () => void } }).popup.open())
    await frame.locator('.form-host[data-ready]').waitFor()
    await frame.getByLabel('Your name').fill('Ada')
    await frame.getByLabel('Work email').fill(email)
    await frame.getByRole('button', { name: 'Join the beta' }).press('Enter')
    await expect(page.locator('iframe[title="Early access"]')).toHaveCount(0, { timeout: 10_000 })

    const [row, ...others] = stored(email)
    expect(others).toEqual([])
    expect(row?.hidden).toEqual({ source: 'library' })
    expect(row?.context).toMatchObject({ embed: 'popup-blank', medium: 'embed-sdk' })
    const calls = await page.evaluate(() => (window as unknown as { calls: [string, Message][] }).calls)
    expect(calls.map(([name]) => name)).toEqual(['ready', 'close', 'ready', 'started', 'submit', 'close'])
    expect(calls[4]?.[1]).toMatchObject({ responseId: row?.id })
  })
})
