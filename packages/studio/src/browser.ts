import { chromium, type Browser } from 'playwright'

/** A page to photograph: its HTML, its size in CSS pixels, and pixels per CSS pixel. */
export type Shot = { html: string; width: number; height: number; scale: number }

/** Takes a screenshot of a page and returns it as a PNG. */
export type Shoot = (shot: Shot) => Promise<Buffer>

/** Takes screenshots with Chromium, Playwright's own without a path. It starts with the first one; `close` ends it. */
export function createBrowser(executablePath?: string): { shoot: Shoot; close: () => Promise<void> } {
  let opened: Promise<Browser> | undefined
  const open = () =>
    (opened ??= chromium.launch({
      executablePath,
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
