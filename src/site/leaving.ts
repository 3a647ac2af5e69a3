/** How long a move may go without a sign, and how long without its page. Milliseconds. */
const patience = { sign: 300, page: 8_000 }

let timers: ReturnType<typeof setTimeout>[] = []

/**
 * Call when the router sets out for a page, by its href: where the page is slow the visitor is told (the bar of
 * src/site/chrome.css), and where it does not come the browser takes over.
 */
export function leave(href: string): void {
  stay()
  if (new URL(href, location.href).pathname === location.pathname) return
  timers = [
    setTimeout(() => mark(true), patience.sign),
    setTimeout(() => location.assign(href), patience.page),
  ]
}

/** Call when a page is there. */
export function stay(): void {
  timers.forEach(clearTimeout)
  mark(false)
}

function mark(leaving: boolean): void {
  document.documentElement.toggleAttribute('data-leaving', leaving)
  document.querySelector('main')?.setAttribute('aria-busy', String(leaving))
}
