import { expect } from 'playwright/test'
import { hydrated } from '../e2e/harness/test'
import { reveal, type Driver, type Found } from './driver'

/** A page as journeys use it: every step waits for what it needs. */
export type Tab = ReturnType<typeof createTab>

export function createTab(driver: Driver, origin: string) {
  /** Waits for a visible element that matches the selector and, if given, has this name. */
  async function find(css: string, name?: string): Promise<Found> {
    let element: Found | undefined
    await eventually(async () => {
      element = await driver.find(css, name)
      expect(element, `visible: ${css} ${name ?? ''}`).toBeDefined()
    })
    return element as Found
  }

  /** Clicks as soon as nothing covers the element. */
  async function click(css: string, name?: string): Promise<void> {
    await eventually(async () => {
      const element = await find(css, name)
      expect(await element.evaluate(reveal), `uncovered: ${css} ${name ?? ''}`).toBe(true)
      await element.click()
    })
  }

  return {
    ...driver,
    find,
    click,

    isVisible: async (css: string) => (await driver.find(css)) !== undefined,

    /** Opens a path of the site and waits for hydration, which every page must reach in every browser. */
    async open(path: string): Promise<void> {
      await driver.goto(origin + path)
      await eventually(async () =>
        expect(await driver.evaluate((css) => document.querySelector(css) !== null, hydrated)).toBe(true),
      )
    },

    /** Clicks a field and types. */
    async fill(css: string, text: string): Promise<void> {
      await click(css)
      await driver.type(text)
    },

    async enterFrame(css: string): Promise<void> {
      const element = await find(css)
      await element.enterFrame()
    },

    /** Waits until the visible text of what matches the selector contains `text`. */
    expectText: (css: string, text: string) =>
      eventually(async () => expect(await driver.evaluate(textOf, css)).toContain(text)),

    expectGone: (css: string) => eventually(async () => expect(await driver.find(css)).toBeUndefined()),

    expectPath: (path: string) =>
      eventually(async () => expect(await driver.evaluate(() => location.pathname)).toBe(path)),
  }
}

/** Repeats an assertion until it holds. Errors of the protocol count as failures, such as those of a page that is left. */
function eventually(assertion: () => Promise<void>): Promise<void> {
  return expect(assertion).toPass({ timeout: 15_000 })
}

function textOf(css: string): string {
  return [...document.querySelectorAll<HTMLElement>(css)].map(({ innerText }) => innerText).join('\n')
}
