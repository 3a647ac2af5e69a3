import { lockScroll } from '@/ui/scroll-lock'
import { make, makeCloseButton } from './dom'
import { createFrame, type Frame } from './frame'
import { cssLength, defaults, type InlineOptions, type Widget } from './options'

/**
 * Creates a form in the page. On a phone it fills the screen once started, unless `inlineOnMobile` is set: its open
 * dialog becomes modal, which does not reload the frame.
 */
export function createInline(formId: string, options: InlineOptions): Widget {
  const { container, label = defaults.label, width, height, autoResize, keepSession } = options
  const onPhone = !options.inlineOnMobile && fillsScreen()
  const heightBefore = container.style.height
  const root = make('dialog', { class: 'embed-inline', 'aria-label': label })
  if (width !== undefined) root.style.width = cssLength(width)
  if (height !== undefined) root.style.height = cssLength(height)
  const closeButton = makeCloseButton('Close', 'mx-2 my-1.5 self-end')
  const continueButton = make(
    'button',
    { type: 'button', class: 'absolute inset-0 w-full cursor-pointer bg-raised/88 font-semibold text-text' },
    'Continue the form',
  )
  let frame: Frame | undefined
  let unlock = () => {}

  function load() {
    frame?.destroy()
    frame = createFrame({ kind: 'inline', formId, options, fillsScreen: onPhone, on })
    root.append(frame.element)
  }

  function showInline() {
    unlock()
    closeButton.remove()
    root.setAttribute('open', '')
  }

  function fillScreen() {
    if (!onPhone || root.matches(':modal')) return
    continueButton.remove()
    root.close()
    root.prepend(closeButton)
    root.showModal()
    unlock = lockScroll()
  }

  const close = () => root.matches(':modal') && root.close()
  const on = {
    'form-height-changed'({ height: pixels }: Record<string, unknown>) {
      if (autoResize && !onPhone && typeof pixels === 'number' && pixels > 0 && pixels < Infinity)
        container.style.height = `${clampHeight(pixels, autoResize)}px`
    },
    'welcome-screen-hidden': fillScreen,
    'form-theme'({ theme }: Record<string, unknown>) {
      const { color, backgroundColor } = (theme ?? {}) as Record<string, unknown>
      closeButton.style.color = String(color)
      root.style.backgroundColor = String(backgroundColor)
    },
    'form-close': close,
  }
  closeButton.addEventListener('click', close)
  continueButton.addEventListener('click', fillScreen)
  root.addEventListener('close', () => {
    if (root.open) return
    showInline()
    // Show the first screen again, or with `keepSession` the current one.
    if (keepSession) root.append(continueButton)
    else load()
  })

  // A frame that does not come has a link of its own.
  const link = container.querySelector<HTMLElement>('.embed-link')
  if (link) link.hidden = true
  container.append(root)
  showInline()
  load()

  return {
    open: () => {},
    close,
    toggle: () => {},
    destroy() {
      unlock()
      frame?.destroy()
      root.remove()
      if (link) link.hidden = false
      container.style.height = heightBefore
    },
  }
}

/** Limits a height to the text `min,max`, in which either may be missing. */
function clampHeight(pixels: number, autoResize: boolean | string): number {
  const [min, max] = String(autoResize)
    .split(',')
    .map((part) => Number.parseInt(part, 10))
  return Math.min(Math.max(pixels, min || 0), max || Infinity)
}

/** Whether this is a phone or tablet with a screen smaller than 1024×768 (docs/contracts/form-widgets.md#full-screen). */
function fillsScreen(): boolean {
  const { width, height } = window.screen
  return /mobile|tablet|android/i.test(navigator.userAgent) && !(width >= 1024 && height >= 768)
}
