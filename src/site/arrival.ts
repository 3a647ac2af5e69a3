/**
 * Set on the root while a page arrives, by a move or (src/site/theme/head-script.ts) by a load; src/site/chrome.css then
 * leaves what is below the window for later.
 */
const mark = 'arriving'
/** What is left for later; arrival.test.ts holds src/site/chrome.css to it. */
export const later =
  'main :is(section, article):nth-of-type(n + 2), .longform > :is(p, h2, h3, ul, ol, figure, aside, section, div):nth-child(n + 6)'
/** After so long the next part waits for another idle moment. Milliseconds. */
const atOnce = 4

/** Path of the page that the visitor has set out for. */
let aim: string | undefined

/** Call when the visitor sets out for the top of another page, by its href. */
export function setOut(href: string): void {
  aim = new URL(href, location.href).pathname
  if (aim === location.pathname) return
  // What moves on and on would take half of the time in which the other page is made.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getTiming().iterations === Infinity) animation.pause()
  }
}

/** Call when the page at `path` takes its place, before it is laid out: its first view need not wait for the rest. */
export function arrive(path: string): void {
  if (path === aim) document.documentElement.dataset[mark] = 'move'
  aim = undefined
}

/** Call when the page is there: once it has been painted, the rest of it is laid out too, a few parts at a time. */
export function settle(): void {
  if (mark in document.documentElement.dataset) requestAnimationFrame(() => whenIdle(layOutRest))
}

function layOutRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(later)]
  function next() {
    const began = performance.now()
    while (performance.now() - began < atOnce) {
      const part = parts.shift()
      if (!part) return finish()
      part.style.contentVisibility = 'visible'
      // Asked for its height, it is laid out here and now.
      void part.offsetHeight
    }
    whenIdle(next)
  }
  next()
}

function finish(): void {
  delete document.documentElement.dataset[mark]
  for (const part of document.querySelectorAll<HTMLElement>(later)) part.style.contentVisibility = ''
}

/** Safari has no requestIdleCallback. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 500 })
  else setTimeout(task)
}
