import type { ParentPage } from './parent-page'
import type { FrameOptions } from './options'

/** Prepares the last screen, and reports it and its button to the embedding page. */
export function prepareThanks(
  host: HTMLElement,
  options: FrameOptions,
  page: ParentPage,
  signal: AbortSignal,
) {
  const screen = host.querySelector<HTMLElement>('[data-thanks]')
  const button = host.querySelector<HTMLAnchorElement>('[data-ending]')
  button?.addEventListener(
    'click',
    (event) => {
      page.send('thank-you-screen-button-click', { ref: 'thanks' })
      if (options.hostHandlesEnding) event.preventDefault()
    },
    { signal },
  )
  function focus(): void {
    screen?.focus()
    // Where the screen is taller than the frame, the focus may have scrolled to its end.
    document.scrollingElement?.scrollTo(0, 0)
  }

  return {
    shown: () => 'done' in host.dataset,
    focus,
    show() {
      host.dataset.done = ''
      focus()
      page.send('form-screen-changed', { ref: 'thanks' })
    },
  }
}
