import { lockScroll } from '@/ui/scroll-lock'
import { make, makeCloseButton } from './dom'
import { createFrame, labelOf, type Frame } from './frame'
import type { Theme } from './messages'
import { cssLength, type InlineOptions, type Widget, type WidgetOptions } from './options'

/** Creates a form in the page. On a phone it fills the screen once started, unless `inlineOnMobile` is set. */
export function createInline(formId: string, options: InlineOptions): Widget {
  const { container, width, height, autoResize } = options
  const onPhone = !options.inlineOnMobile && fillsScreen()
  const root = make('div', { class: 'relative size-full' })
  if (width !== undefined) root.style.width = cssLength(width)
  if (height !== undefined) root.style.height = cssLength(height)
  const heightBefore = container.style.height
  const fullScreen = onPhone ? createFullScreen(root, options, onLeave) : undefined
  let frame: Frame | undefined

  function open() {
    if (frame) return
    frame = createFrame({
      kind: 'inline',
      formId,
      options,
      fillsScreen: onPhone,
      on: {
        height(pixels) {
          if (autoResize && !onPhone) container.style.height = `${clampHeight(pixels, autoResize)}px`
        },
        welcomeHidden: fullScreen?.enter,
        theme: fullScreen?.applyTheme,
        close: fullScreen?.leave,
      },
    })
    root.append(frame.element)
  }

  function removeFrame() {
    frame?.destroy()
    frame = undefined
  }

  /** After closing on a phone, shows the first screen again, or with `keepSession` the current one. */
  function onLeave() {
    if (!options.keepSession) {
      removeFrame()
      open()
    }
    options.onClose?.()
  }

  container.append(root)
  open()

  return {
    open,
    close: () => fullScreen?.leave(),
    toggle: open,
    destroy() {
      fullScreen?.destroy()
      removeFrame()
      root.remove()
      container.style.height = heightBefore
    },
  }
}

/** Limits a height to the text `min,max`, in which either may be missing. */
function clampHeight(pixels: number, autoResize: boolean | string): number {
  const [min, max] =
    typeof autoResize === 'string' ? autoResize.split(',').map((part) => Number.parseInt(part, 10)) : []
  const atLeast = Math.max(pixels, min || 0)
  return max ? Math.min(atLeast, max) : atLeast
}

/** Whether this is a phone or tablet with a screen smaller than 1024×768 (docs/contracts/form-widgets.md#full-screen). */
function fillsScreen(): boolean {
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
function createFullScreen(element: HTMLElement, options: WidgetOptions, onLeave: () => void): FullScreen {
  const close = makeCloseButton('Close', 'mx-2 my-1.5 self-end')
  const continueButton = make(
    'button',
    {
      type: 'button',
      class: 'absolute inset-0 w-full cursor-pointer bg-raised/88 font-semibold text-text',
    },
    'Continue the form',
  )
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
