import { launch, type BrowserContext } from 'puppeteer-core'
import type { Driver, Engine } from './driver'

/** Starts Firefox and speaks WebDriver BiDi with it. */
export async function launchFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath })
  return { newPage: async () => openPage(await browser.createBrowserContext()), close: () => browser.close() }
}

async function openPage(context: BrowserContext): Promise<Driver> {
  const page = await context.newPage()
  let frame = page.mainFrame()
  return {
    async goto(url) {
      await page.goto(url)
      frame = page.mainFrame()
    },
    // Firefox ESR 140 sets the size, but does not know the command for the orientation that Puppeteer sends after it.
    resize: (width, height) =>
      page.setViewport({ width, height }).catch((error: Error) => {
        if (!error.message.includes('setScreenOrientationOverride')) throw error
      }),
    evaluate: async (script, ...args) => (await frame.evaluate(script, ...args)) as ReturnType<typeof script>,
    clickAt: (x, y) => page.mouse.click(x, y),
    upload: async (css, path) => (await frame.$(css))?.uploadFile(path),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async enterFrame(css) {
      const element = css === undefined ? null : await frame.$(css)
      frame = (await element?.contentFrame()) ?? page.mainFrame()
    },
    close: () => context.close(),
  }
}
