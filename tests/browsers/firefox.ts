import { launch, type BrowserContext, type ElementHandle, type Frame, type Page } from 'puppeteer-core'
import { findVisible, type Driver, type Engine, type Found } from './driver'

/** Starts Firefox and speaks WebDriver BiDi with it. */
export async function launchFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath })
  return { newPage: async () => openPage(await browser.createBrowserContext()), close: () => browser.close() }
}

async function openPage(context: BrowserContext): Promise<Driver> {
  const page = await context.newPage()
  let frame: Frame = page.mainFrame()
  let frameElement: ElementHandle | undefined
  const leaveFrame = () => {
    frame = page.mainFrame()
    frameElement = undefined
  }
  return {
    async goto(url) {
      await page.goto(url)
      leaveFrame()
    },
    // Firefox ESR 140 sets the size, but does not know the command for the orientation that Puppeteer sends after it.
    resize: (width, height) =>
      page.setViewport({ width, height }).catch((error: Error) => {
        if (!error.message.includes('setScreenOrientationOverride')) throw error
      }),
    evaluate: async (script, ...args) => (await frame.evaluate(script, ...args)) as ReturnType<typeof script>,
    async find(css, name) {
      const handle = await frame.evaluateHandle(findVisible, css, name)
      const element = handle.asElement()
      return element ? found(element) : undefined
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    leaveFrame: async () => leaveFrame(),
    close: () => context.close(),
  }

  function found(element: ElementHandle): Found {
    return {
      evaluate: (script) => element.evaluate(script),
      click: () => clickCenter(page, element, frameElement),
      upload: (path) => element.uploadFile(path),
      async enterFrame() {
        const inner = await element.contentFrame()
        if (!inner) throw new Error('The element is not a frame')
        frame = inner
        frameElement = element
      },
    }
  }
}

/** Clicks by coordinates: `element.click()` finds the element of a frame by a command that Firefox ESR 140 does not know. */
async function clickCenter(page: Page, element: ElementHandle, frameElement?: ElementHandle): Promise<void> {
  const point = await element.evaluate((target) => {
    const { x, y, width, height } = target.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
  const offset = (await frameElement?.evaluate((frame) => {
    const { x, y } = frame.getBoundingClientRect()
    return { x: x + frame.clientLeft, y: y + frame.clientTop }
  })) ?? { x: 0, y: 0 }
  await page.mouse.click(offset.x + point.x, offset.y + point.y)
}
