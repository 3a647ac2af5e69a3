/** Set on the root while a page arrives; src/site/chrome.css then leaves what is below the window for later. */
const mark = 'arriving'

/** Path of the page that the visitor has set out for. */
let aim: string | undefined

/** Call when the visitor sets out for the top of another page, by its href. */
export function setOut(href: string): void {
  aim = new URL(href, location.href).pathname
}

/** Call when the page at `path` takes its place, before it is laid out: its first view need not wait for the rest. */
export function arrive(path: string): void {
  if (path === aim) document.documentElement.dataset[mark] = ''
  aim = undefined
}

/** Call when the page is there: once it has been painted, the rest of it is laid out too. */
export function settle(): void {
  requestAnimationFrame(() => setTimeout(() => delete document.documentElement.dataset[mark]))
}
