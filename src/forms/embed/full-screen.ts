import { lockScroll } from '@/ui/scroll-lock'
import { icon, make } from './dom'
import { labelOf } from './frame'
import type { Theme } from './messages'
import type { WidgetOptions } from './options'

/** Whether this is a phone or tablet with a screen smaller than 1024×768 (docs/contracts/form-widgets.md#full-screen). */
export function fillsScreen(): boolean {
  const { width, height } = window.screen
  return /mobile|tablet|android/i.test(navigator.userAgent) && !(width >= 1024 && height >= 768)
}

type FullScreen = {
  enter: () => void
  leave: () => void
  applyTheme: (theme: Theme) => void
  destroy: () => void
}

/**
 * Lets an element fill the screen and return, without moving it in the DOM, which would reload its frame. Everything else
 * is inert meanwhile.
 */
export function createFullScreen(
  element: HTMLElement,
  options: WidgetOptions,
  onLeave: () => void,
): FullScreen {
  const close = make('button', { type: 'button', class: 'embed-close', 'aria-label': 'Close' }, icon('cross'))
  const continueButton = make('button', { type: 'button', class: 'embed-again' }, 'Continue the form')
  const modal = { role: 'dialog', 'aria-modal': 'true', 'aria-label': labelOf(options), popover: 'manual' }
  let undo: (() => void) | undefined

  function enter() {
    if (undo) return
    continueButton.remove()
    const previousFocus = document.activeElement
    const cleanups = [lockScroll(), makeRestInert(element)]
    for (const [name, value] of Object.entries(modal)) element.setAttribute(name, value)
    element.classList.add('embed-full')
    element.prepend(close)
    element.showPopover()
    document.addEventListener('keydown', onKey)
    undo = () => {
      undo = undefined
      document.removeEventListener('keydown', onKey)
      element.hidePopover()
      element.classList.remove('embed-full')
      for (const name of Object.keys(modal)) element.removeAttribute(name)
      close.remove()
      for (const step of cleanups) step()
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected)
        previousFocus.focus({ preventScroll: true })
    }
  }

  function leave() {
    if (!undo) return
    undo()
    if (options.keepSession) element.append(continueButton)
    onLeave()
  }

  function onKey({ key }: KeyboardEvent) {
    if (key === 'Escape') leave()
  }

  close.addEventListener('click', leave)
  continueButton.addEventListener('click', enter)
  return {
    enter,
    leave,
    applyTheme({ color, backgroundColor }) {
      close.style.color = color ?? ''
      element.style.backgroundColor = backgroundColor ?? ''
    },
    destroy() {
      undo?.()
      continueButton.remove()
    },
  }
}

/** Lets an element in the page cover the window. Everything else is inert. Returns a function that undoes it. */
export function coverWindow(element: HTMLElement): () => void {
  const cleanups = [lockScroll(), makeRestInert(element)]
  element.classList.add('embed-cover')
  return () => {
    element.classList.remove('embed-cover')
    for (const step of cleanups) step()
  }
}

/** Makes everything inert except an element and its ancestors. Returns a function that undoes it. */
function makeRestInert(element: Element): () => void {
  const rest: HTMLElement[] = []
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    for (const sibling of at.parentElement?.children ?? []) {
      if (sibling !== at && sibling instanceof HTMLElement && !sibling.inert) rest.push(sibling)
    }
  }
  for (const sibling of rest) sibling.inert = true
  return () => {
    for (const sibling of rest) sibling.inert = false
  }
}
