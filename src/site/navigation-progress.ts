/** How long a navigation may take before the progress bar shows, and before the browser loads the page. Milliseconds. */
const timeoutMs = { bar: 300, load: 8_000 }

let timers: ReturnType<typeof setTimeout>[] = []

/** Call when the router navigates: shows a bar when the page is slow, and loads it in full when it does not come. */
export function startNavigation(href: string): void {
  finishNavigation()
  if (new URL(href, location.href).pathname === location.pathname) return
  timers = [
    setTimeout(() => markBusy(true), timeoutMs.bar),
    setTimeout(() => location.assign(href), timeoutMs.load),
  ]
}

/** Call when the page is displayed. */
export function finishNavigation(): void {
  timers.forEach(clearTimeout)
  markBusy(false)
}

function markBusy(busy: boolean): void {
  document.documentElement.toggleAttribute('data-navigating', busy)
  const main = document.querySelector('main')
  if (busy) main?.setAttribute('aria-busy', 'true')
  else main?.removeAttribute('aria-busy')
}
