import { expect } from 'playwright/test'
import { hydrated } from '../e2e/harness/test'
import { locate, type Driver } from './driver'

/** A page as journeys use it: every step waits for what it needs. */
export type Tab = ReturnType<typeof createTab>

export function createTab(driver: Driver, origin: string) {
  /** Waits for a visible element that matches the selector and, if given, has this name. */
  const find = (css: string, name?: string) =>
    eventually(async () => expect(await locateIn(css, name), `visible: ${css} ${name ?? ''}`).not.toBeNull())

  /** Clicks as soon as nothing covers the element. */
  const click = (css: string, name?: string) =>
    eventually(async () => {
      const found = await locateIn(css, name)
      expect(found, `uncovered: ${css} ${name ?? ''}`).toMatchObject({ isFree: true })
      if (found) await driver.clickAt(found.x, found.y)
    })

  /** JSON has no undefined. */
  const locateIn = (css: string, name?: string) =>
    name === undefined ? driver.evaluate(locate, css) : driver.evaluate(locate, css, name)

  return {
    ...driver,
    find,
    click,

    isVisible: async (css: string) => (await driver.evaluate(locate, css)) !== null,

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
      await find(css)
      await driver.enterFrame(css)
    },

    leaveFrame: () => driver.enterFrame(),

    /** Waits until the visible text of what matches the selector contains `text`. */
    expectText: (css: string, text: string) =>
      eventually(async () => expect(await driver.evaluate(textOf, css)).toContain(text)),

    expectGone: (css: string) =>
      eventually(async () => expect(await driver.evaluate(locate, css)).toBeNull()),

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
