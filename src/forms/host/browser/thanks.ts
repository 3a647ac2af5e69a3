import type { Frame } from './frame'
import type { FrameOptions } from './options'

/** The last screen and its button, of which the page around the form is told. */
export function prepareThanks(host: HTMLElement, options: FrameOptions, frame: Frame, signal: AbortSignal) {
  const screen = host.querySelector<HTMLElement>('[data-thanks]')
  const button = host.querySelector<HTMLAnchorElement>('[data-ending]')
  if (button && options.redirectTarget) button.target = options.redirectTarget
  button?.addEventListener(
    'click',
    (event) => {
      frame.send('thank-you-screen-button-click', { ref: 'thanks' })
      if (options.hostHandlesEnding) event.preventDefault()
    },
    { signal },
  )
  return {
    shown: () => screen?.hidden === false,
    focus: () => screen?.focus(),
    show() {
      host.querySelector('form')?.toggleAttribute('hidden', true)
      if (screen) screen.hidden = false
      screen?.focus()
      frame.send('form-screen-changed', { ref: 'thanks' })
    },
  }
}
