import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import sharp from 'sharp'
import { findBrowser } from './browser.mjs'

/*
 * `npm run compare -- <before> <after> <path> …`: compares pages of two running sites. Takes full-page screenshots at three
 * widths, before on the left and after on the right, and lists words, links, anchors, events, and structured data that
 * the page after lacks. The pictures are in .compare/.
 */
const [before = '', after = '', ...paths] = process.argv.slice(2)
const widths = [390, 768, 1440]
const folder = '.compare'
mkdirSync(folder, { recursive: true })

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
for (const path of paths) await compare(browser, path)
await browser.close()

async function compare(inside: Browser, path: string): Promise<void> {
  const name = path.replaceAll(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'home'
  const context = await inside.newContext({ reducedMotion: 'reduce' })
  // The name helper that tsx adds to functions is unknown in the page.
  await context.addInitScript('globalThis.__name = (value) => value')
  const page = await context.newPage()
  for (const width of widths) {
    const pictures = []
    for (const site of [before, after]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(site + path, { waitUntil: 'load' })
      await showAll(page)
      pictures.push(await page.screenshot({ fullPage: true }))
    }
    await besides(pictures, join(folder, `${name}-${width}.png`))
  }
  const [was, is] = [await contentOf(page, before + path), await contentOf(page, after + path)]
  console.log(`\n${path}: ${was.height} px before, ${is.height} px after at ${widths.at(-1)}`)
  for (const kind of ['text', 'links', 'anchors', 'events', 'data'] as const) {
    const known = new Set(is[kind])
    const lost = [...new Set(was[kind])].filter((item) => !known.has(item))
    if (lost.length > 0)
      console.log(`  ${kind} that the page lacks:\n${lost.map((item) => `    ${item}`).join('\n')}`)
  }
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ was, is }, null, 2))
  await context.close()
}

/** Scrolls through the page once, so that lazy pictures and drawings that play are there. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 700) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    window.scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle').catch(() => undefined)
}

/** What a page says: sentences, links with their text, anchors, events, and structured data without its addresses. */
async function contentOf(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'load' })
  return page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body
    const all = (selector: string) => [...main.querySelectorAll<HTMLElement>(selector)]
    const flat = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
    const text = all('h1, h2, h3, h4, p, li, dt, dd, th, td, figcaption, summary, label, legend, text, pre')
      .filter((element) => !element.querySelector('p, li, dd, h3, td, pre'))
      .map((element) => flat(element.textContent))
    return {
      height: document.documentElement.scrollHeight,
      text: text.filter((line) => line !== ''),
      links: all('a[href]').map((link) => `${link.getAttribute('href')} (${flat(link.textContent)})`),
      anchors: all('[id]').flatMap(({ id }) => (/^[_«:]/.test(id) ? [] : [id])),
      events: all('[data-event], [data-conversion]').map(
        (element) => `${element.dataset.event ?? element.dataset.conversion}: ${flat(element.textContent)}`,
      ),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => script.textContent ?? '',
      ),
    }
  })
}

async function besides(pictures: Buffer[], file: string): Promise<void> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()))
  const [left = 0, right = 0] = sizes.map(({ width }) => width)
  const height = Math.max(...sizes.map((size) => size.height))
  await sharp({ create: { width: left + right + 8, height, channels: 3, background: '#fff' } })
    .composite(pictures.map((input, index) => ({ input, left: index * (left + 8), top: 0 })))
    .png()
    .toFile(file)
}
