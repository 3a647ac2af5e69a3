import { whenIdle } from '@/lib/when-idle'

/** Attribute of the root while only the first view of a page is laid out (src/site/chrome.css). */
const attribute = 'data-first-view'
/** Path of the page that a link was followed to. */
let target: string | undefined

/** Call when a link to the top of another page is followed, with its href. */
export function expectPage(href: string): void {
  target = new URL(href, location.href).pathname
}

/**
 * Call before the page at `path` is laid out. Defers layout below the first view, unless the page was reached through the
 * history: then the browser restores a scroll position, for which it needs all of the page.
 */
export function startFirstView(path: string): void {
  if (path === target) document.documentElement.setAttribute(attribute, '')
  target = undefined
}

/** Call after the page has mounted. Lays out the rest of it once it has been painted and the browser is idle. */
export function finishFirstView(): void {
  requestAnimationFrame(async () => {
    await whenIdle(500)
    document.documentElement.removeAttribute(attribute)
  })
}
