import { existsSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'

/** A page to photograph: its HTML, its size in CSS pixels, and pixels per CSS pixel. */
export type Shot = { html: string; width: number; height: number; scale: number }

/** Photographs a page as a PNG. */
export type Shoot = (shot: Shot) => Promise<Buffer>

/** Opens Chromium on the first shot; `close` ends it. The executable is CHROMIUM_PATH, the system's, or Playwright's own. */
export function createBrowser(): { shoot: Shoot; close: () => Promise<void> } {
  let opened: Promise<Browser> | undefined
  const open = () =>
    (opened ??= chromium.launch({
      executablePath: executable(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--hide-scrollbars',
        '--force-color-profile=srgb',
        '--disable-background-networking',
      ],
    }))
  return {
    async shoot({ html, width, height, scale }: Shot) {
      const browser = await open()
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
      try {
        await page.setContent(html, { waitUntil: 'load' })
        await page.evaluate(() => document.fonts.ready)
        return await page.screenshot({ type: 'png' })
      } finally {
        await page.close()
      }
    },
    async close() {
      if (opened) await (await opened).close()
    },
  }
}

function executable(): string | undefined {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined
}
