import { launch, type BrowserContext, type ElementHandle, type Frame } from 'puppeteer-core'
import { findVisible, type Driver, type Engine, type Found } from './driver'

/** Starts Firefox and speaks WebDriver BiDi with it. */
export async function launchFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath })
  return {
    newPage: async () => openPage(await browser.createBrowserContext()),
    close: () => browser.close(),
  }
}

async function openPage(context: BrowserContext): Promise<Driver> {
  const page = await context.newPage()
  let frame: Frame = page.mainFrame()
  return {
    async goto(url) {
      await page.goto(url)
      frame = page.mainFrame()
    },
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: async (script, ...args) => (await frame.evaluate(script, ...args)) as ReturnType<typeof script>,
    async find(css, name) {
      const handle = await frame.evaluateHandle(findVisible, css, name)
      const element = handle.asElement()
      return element ? found(element, (inner) => (frame = inner)) : undefined
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async leaveFrame() {
      frame = page.mainFrame()
    },
    close: () => context.close(),
  }
}

function found(element: ElementHandle, onFrame: (frame: Frame) => void): Found {
  return {
    evaluate: (script) => element.evaluate(script),
    click: () => element.click(),
    upload: (path) => element.uploadFile(path),
    async enterFrame() {
      const frame = await element.contentFrame()
      if (!frame) throw new Error('The element is not a frame')
      onFrame(frame)
    },
  }
}
