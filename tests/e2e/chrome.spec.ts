import type { Page } from 'playwright/test'
import { paths } from '@/config/paths'
import { markSeen, emptyRecord, storageKey, type CourseRecord } from '@/learn/progress/record'
import { featureColumns, navigation } from '@/site/navigation'
import { chapter, course } from './harness/content'
import { expect, expectAccessible, holdScripts, test, waitForQuietNetwork } from './harness/test'

const page0 = paths.docs
const { cosmo, signUp } = navigation()
const menuFeatures = featureColumns()
  .flat()
  .flatMap(({ links }) => links)
const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

test('menus prefetch their links, and open on hover, by click and by keyboard', async ({ page }) => {
  await page.setViewportSize(desktop)
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (searchParams.has('_rsc')) fetched.push(pathname)
  })
  await page.goto(page0)
  await waitForQuietNetwork(page)
  expect(fetched).toEqual([])
  await page.mouse.move(200, 400)
  await expect.poll(() => fetched).toContain('/pricing')
  expect(fetched).not.toContain('/discord')
  const search = page.getByRole('banner').getByRole('link', { name: /search/i })
  await search.hover()
  await waitForQuietNetwork(page)
  expect(fetched).not.toContain('/search')

  await page.evaluate(() => Object.assign(window, { stays: true }))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The software is free.')
  expect(await page.evaluate(() => 'stays' in window)).toBe(true)

  await page.goto(page0)
  await trigger(page, 'Cosmo').hover()
  await expect(menu(page, 'cosmo')).toBeVisible()
  await menu(page, 'cosmo').getByRole('link').nth(1).hover()
  await trigger(page, 'Features').hover()
  await expect(menu(page, 'features')).toBeVisible()
  await expect(menu(page, 'cosmo')).toBeHidden()
  await page.mouse.move(640, 780)
  await expect(menu(page, 'features')).toBeHidden()

  await page.clock.install()
  await trigger(page, 'Cosmo').hover()
  await page.mouse.move(640, 700)
  await page.clock.runFor(300)
  await expect(menu(page, 'cosmo')).toBeHidden()

  await trigger(page, 'Features').click()
  await expect(trigger(page, 'Features')).toHaveAttribute('aria-expanded', 'true')
  await page.mouse.move(5, 790)
  await page.clock.runFor(400)
  await expect(menu(page, 'features')).toBeVisible()
  await page.mouse.click(5, 790)
  await expect(menu(page, 'features')).toBeHidden()
  await page.clock.resume()

  // By keyboard alone.
  await trigger(page, 'Cosmo').focus()
  await page.keyboard.press('Enter')
  await expect(menu(page, 'cosmo')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(focused(page)).toContainText(cosmo.links[0]?.label ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(focused(page)).toContainText(cosmo.links[1]?.label ?? '')
  await page.keyboard.press('ArrowUp')
  await expect(focused(page)).toContainText(cosmo.links[0]?.label ?? '')
  await page.keyboard.press('Escape')
  await expect(menu(page, 'cosmo')).toBeHidden()
  await expect(trigger(page, 'Cosmo')).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await expect(menu(page, 'cosmo')).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await expect(trigger(page, 'Features')).toBeFocused()
  await expect(menu(page, 'cosmo')).toBeHidden()

  // A typed letter finds an entry (menu-keys.test.ts), which leads to the anchor of its feature.
  await page.keyboard.press('Space')
  const letter = menuFeatures.at(-1)?.label[0] ?? ''
  const found = menuFeatures.find(({ label }) => label.startsWith(letter))
  await page.keyboard.press(letter)
  await expect(focused(page)).toContainText(found?.label ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(found?.href ?? '')
  await expect(menu(page, 'features')).toBeHidden()
})

test('the header is accessible, and shows the number of jobs without a shift', async ({ page }) => {
  await page.setViewportSize(desktop)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  let jobPostingCount = 6
  await page.route('**/api/get-jobs-count', async (route) => {
    await asked
    await route.fulfill({ json: { jobPostingCount } })
  })
  await page.goto(page0)
  await watchShifts(page)
  const jobs = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Jobs/ })
  await expect(jobs).toHaveAccessibleName('Jobs')
  const before = await jobs.boundingBox()
  answer()
  await expect(jobs).toHaveAccessibleName('Jobs 6 open positions')
  expect(await jobs.boundingBox()).toEqual(before)
  expect(await shifts(page)).toEqual([])

  // Accessible in every state; the rest of the page is in every-page.spec.ts.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectAccessible(page, '.site-header')
  for (const name of ['Cosmo', 'Features']) {
    await trigger(page, name).click()
    await expectAccessible(page, '.site-header')
    await page.keyboard.press('Escape')
  }
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Toggle menu' }).click()
  await page.getByText('Products').click()
  await expectAccessible(page, '.site-header')
  await page.setViewportSize(desktop)

  jobPostingCount = 0
  const answered = page.waitForResponse('**/api/get-jobs-count')
  await page.reload()
  await answered
  await expect(page.locator('.jobs-badge')).toHaveCount(0)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Discord' })).toHaveAttribute('href', '/discord')
  for (const name of ['Star on GitHub', 'Cookie preferences', 'Get Started For Free'])
    await expect(header.getByRole('link', { name })).toBeVisible()
  // It is sticky, and has a border after 30 px.
  await page.evaluate(() => scrollTo(0, 31))
  await expect(header).toHaveAttribute('data-scrolled')
  await page.evaluate(() => scrollTo(0, 30))
  await expect(header).not.toHaveAttribute('data-scrolled')
  await page.evaluate(() => scrollTo(0, 400))
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0)

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

const started: CourseRecord = markSeen(emptyRecord, chapter.id, true)
const continued = `Continue chapter ${chapter.number}`

test('the course is found in menu, overlay and home page, which say where to continue', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  const start = page.getByRole('main').getByRole('link', { name: 'Start the free course' })
  await expect(start).toHaveAttribute('href', course.href)
  await trigger(page, 'Cosmo').click()
  const entry = menu(page, 'cosmo').getByRole('link', { name: course.title })
  await expect(entry).toHaveAttribute('href', course.href)
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    storageKey(course.id),
    JSON.stringify(started),
  ] as const)
  const arrive = await holdScripts(page)
  await page.goto('/?again#course-teaser', { waitUntil: 'domcontentloaded' })
  await watchShifts(page)
  arrive()
  await expect(page.getByRole('main').getByRole('link', { name: continued })).toBeInViewport()
  expect(await shifts(page)).toEqual([])
  const links = page.getByRole('link', { name: continued })
  await expect(page.getByRole('main').locator(links)).toHaveAttribute('href', chapter.href)
  await trigger(page, 'Cosmo').click()
  await expect(menu(page, 'cosmo').locator(links)).toHaveAttribute('href', chapter.href)
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Toggle menu' }).click()
  await page.getByRole('navigation', { name: 'Menu' }).locator(links).click()
  await expect(page).toHaveURL(chapter.href)
})

test('the overlay locks scrolling, traps the focus, and closes when it is left', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(page0)
  await page.evaluate(() => scrollTo(0, 200))
  const toggle = page.getByRole('button', { name: 'Toggle menu' })
  const before = await toggle.boundingBox()
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  expect(await toggle.boundingBox()).toEqual(before)
  await page.mouse.move(200, 500)
  await page.mouse.wheel(0, 600)
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':is(main, footer, aside) :focus')).toHaveCount(0)
  }
  expect(await page.evaluate(() => scrollY)).toBe(200)
  await page.keyboard.press('Escape')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(toggle).toBeFocused()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeInViewport()
  await page.getByRole('button', { name: 'Toggle menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
  const links = page.getByRole('navigation', { name: 'Menu' })
  await expect(links.getByRole('link', { name: 'Docs' })).toHaveAttribute('href', paths.docs)
  await expect(links.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', paths.sales)
  await expect(links.getByRole('link', { name: 'MCP Gateway' })).toBeHidden()
  await links.getByText('Products').click()
  await expect(links.getByRole('link', { name: 'MCP Gateway' })).toHaveAttribute('href', '/mcp-gateway')
  await expect(page.getByRole('link', { name: 'Cookie preferences' }).first()).toBeVisible()
  await links.getByRole('link', { name: 'Pricing' }).click()
  await expect(links).toBeHidden()
  await expect(page.getByRole('button', { name: 'Toggle menu' })).toHaveAttribute('aria-expanded', 'false')

  await page.getByRole('button', { name: 'Toggle menu' }).click()
  await expect(links.locator('[aria-current]')).toHaveText('Pricing')
  await page.setViewportSize(desktop)
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  await expect(page.getByRole('main')).toBeVisible()
})

test('without script, menus are links, and banners call once at the end', async ({ plainPage: page }) => {
  await page.setViewportSize(desktop)
  await page.goto(paths.microservices)
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.locator('[aria-current]')).toHaveText('Cosmo')
  await expect(bar.locator('[aria-current]')).toHaveAttribute('href', paths.cosmo)
  const toFeatures = bar.getByRole('link', { name: 'Features', exact: true })
  await expect(toFeatures).toHaveAttribute('href', paths.features)
  const band = page.getByRole('complementary', { name: 'Sign up' })
  const hub = page.getByRole('complementary', { name: 'Hub' })
  await page.goto('/blog')
  await expect(band).toBeVisible()
  for (const path of ['/services', '/']) {
    await page.goto(path)
    const end = page.locator('[data-closing]')
    // Services end with a call of their own.
    const call =
      path === '/services' ? end.locator('a, button').first() : end.getByRole('link', { name: signUp.label })
    await expect(call).toBeVisible()
    const after = await end.evaluate((closing) =>
      [...document.querySelectorAll('aside, section')]
        .filter((element) => closing.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
        .filter((element) => element.checkVisibility() && !element.closest('footer, [data-closing]'))
        .map((element) => element.getAttribute('aria-label')),
    )
    expect(after).toEqual([])
    await expect(hub).toHaveCount(path === '/' ? 1 : 0)
  }
  for (const words of ['Now in Beta!', 'Build APIs 10x faster across any data source with Hub.'])
    await expect(hub.getByText(words, { exact: true })).toBeVisible()
  await expect(hub.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/hub')

  // No cookies are asked for, and the link to the preferences leads to the page that explains.
  await expect(page.locator('.consent-bar')).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' }).click()
  await expect(page).toHaveURL(/\/cookies$/)
  await expect(page.getByRole('button', { name: 'Open cookie preferences' })).toBeHidden()
})

test('the theme follows system, choice and other tabs, before scripts too', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const html = page.locator('html')
  const arrive = await holdScripts(page)
  await page.goto('/learn', { waitUntil: 'commit' })
  await expect(html).toHaveClass(/\blight\b/)
  await expect(barColor(page)).toHaveAttribute('content', '#fbfbfd')
  arrive()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(html).toHaveClass(/\bdark\b/)
  await expect(barColor(page)).toHaveAttribute('content', '#07090f')

  const other = await context.newPage()
  const arriveThere = await holdScripts(other)
  await other.goto(chapter.href, { waitUntil: 'commit' })
  await other.locator('.theme-option[data-choice="light"]').first().click()
  arriveThere()
  await expect(html).toHaveClass(/\blight\b/)
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()
  await expect(other.locator('html')).toHaveClass(/\blight\b/)

  await page.getByRole('link', { name: 'Homepage' }).first().click()
  await page.waitForURL('/')
  await expect(html).toHaveClass(/\bdark\b/)
  await expect(barColor(page)).toHaveAttribute('content', '#07090f')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
})

function trigger(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true })
}

function menu(page: Page, name: 'cosmo' | 'features') {
  return page.locator(`#menu-${name}`)
}

function focused(page: Page) {
  return page.locator(':focus')
}

/** Records layout shifts from now on, once the fonts are painted: a font that arrives late shifts lines by itself. */
async function watchShifts(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const seen: string[] = []
    Object.assign(window, { shiftsSeen: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.push(JSON.stringify(entry))
    }).observe({ type: 'layout-shift' })
  })
}

/** The layout shifts so far, each with its score and the places before and after it. */
async function shifts(page: Page): Promise<string[]> {
  // Shifts are reported after the frame in which they happen, and once the page has nothing left to do.
  return page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    await new Promise((idle) => requestIdleCallback(idle))
    return (window as unknown as { shiftsSeen: string[] }).shiftsSeen
  })
}

/** The theme color; browsers use the first of these tags. */
function barColor(page: Page) {
  return page.locator('meta[name="theme-color"]').first()
}
