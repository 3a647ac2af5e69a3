import { lockScroll } from '@/ui/scroll-lock'
import { make, makeCloseButton } from './dom'
import { createFrame, type Frame } from './frame'
import {
  defaults,
  narrowScreen,
  type OpenOn,
  type Widget,
  type WidgetKind,
  type WidgetOptions,
} from './options'

/** How long the thank-you text is shown at least. */
const minAutoCloseMs = 500

type Settings = {
  kind: WidgetKind
  formId: string
  options: WidgetOptions
  /** Where to put the dialog, in the page. */
  parent: HTMLElement
  className: string
  /** Modal at every width; otherwise only on narrow screens, where the dialog fills the screen. */
  modal: boolean
  closingMs: number
  onToggle?: (open: boolean) => void
}

const dialogClass =
  'overflow-hidden overscroll-contain border border-line-strong bg-raised text-text shadow-float open:flex open:flex-col'
const barClass =
  'flex flex-none items-center justify-between gap-4 border-b border-line bg-(--embed-theme-ground) py-1.5 pr-2 pl-[max(1.5rem,50%-21.5rem)] text-(color:--embed-theme-color)'

/**
 * Creates the `<dialog>` of a popup, slider, popover or side tab, which opens and closes a form
 * (docs/contracts/form-widgets.md#closing). The browser returns the focus, and while the dialog is modal, keeps it inside and
 * handles Escape.
 */
export function createDialog(settings: Settings): Widget & { element: HTMLDialogElement } {
  const { kind, formId, options, parent, className, modal, closingMs, onToggle } = settings
  const { label = defaults.label } = options
  const closeButton = makeCloseButton()
  const title = make('p', { class: 'min-w-0 truncate text-body-sm font-semibold' }, label)
  const bar = make('div', { class: barClass }, title, closeButton)
  const element = make('dialog', { class: `${dialogClass} ${className}`, 'aria-label': label }, bar)
  let frame: Frame | undefined
  /** Whether the form has sent `form-ready`, which a kept form sends only once. */
  let isReady = false
  let timers: ReturnType<typeof setTimeout>[] = []
  let unlock = () => {}

  function open(automatic = false) {
    if (element.open) return
    stopTimers()
    if (!frame) {
      isReady = false
      frame = createFrame({ kind, formId, options, on })
      element.append(frame.element)
    }
    onToggle?.(true)
    if (modal || window.matchMedia(narrowScreen).matches) {
      unlock()
      unlock = lockScroll()
      element.showModal()
    } else if (automatic) element.setAttribute('open', '') // Does not take the focus, unlike show().
    else element.show()
    focusForm()
  }

  function removeFrame() {
    frame?.destroy()
    frame = undefined
  }

  function focusForm() {
    if (isReady && document.activeElement === closeButton) frame?.focus()
  }

  function stopTimers() {
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }

  const close = () => element.close()
  const on = {
    'form-ready'() {
      isReady = true
      focusForm()
    },
    'form-submit'() {
      const delay = Number(options.autoClose ?? 0)
      // 0 does not close the widget, as in the provider's library.
      if (delay > 0) timers.push(setTimeout(close, Math.max(delay, minAutoCloseMs)))
    },
    'form-theme'({ theme }: Record<string, unknown>) {
      const { color, backgroundColor } = (theme ?? {}) as Record<string, unknown>
      // One color alone might have no contrast with the default of the other.
      if (typeof color !== 'string' || typeof backgroundColor !== 'string') return
      element.style.setProperty('--embed-theme-color', color)
      element.style.setProperty('--embed-theme-ground', backgroundColor)
    },
    'form-close': close,
  }

  closeButton.addEventListener('click', close)
  element.addEventListener('close', () => {
    // It may have been opened again in the meantime.
    if (element.open) return
    unlock()
    stopTimers()
    onToggle?.(false)
    if (!options.keepSession) timers.push(setTimeout(removeFrame, closingMs))
  })

  parent.append(element)
  const stopTrigger = options.open && startTrigger(options.open, options.openValue, () => open(true))
  return {
    element,
    open: () => open(),
    close,
    toggle: () => (element.open ? close() : open()),
    destroy() {
      stopTrigger?.()
      stopTimers()
      element.close()
      unlock()
      removeFrame()
      element.remove()
    },
  }
}

/**
 * Calls `fire` once when the visitor does what `on` names (docs/contracts/form-widgets.md#opening): `load` at once,
 * `time` after `value` milliseconds, `scroll` at `value` percent of the page or its end, `exit` when the mouse moves
 * up above `value` pixels. Returns a function that stops waiting.
 */
export function startTrigger(on: OpenOn, value = 0, fire: () => void): () => void {
  let lastY = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  function onScroll() {
    const { scrollHeight } = document.documentElement
    const atEnd = window.scrollY + window.innerHeight >= scrollHeight
    if (atEnd || (window.scrollY / scrollHeight) * 100 >= value) fireOnce()
  }
  function onMove({ clientY }: MouseEvent) {
    const leaving = clientY < value && clientY < lastY
    lastY = clientY
    if (leaving) fireOnce()
  }
  function stop() {
    clearTimeout(timer)
    document.removeEventListener('scroll', onScroll)
    document.removeEventListener('mousemove', onMove, true)
  }
  function fireOnce() {
    stop()
    fire()
  }

  if (on === 'load') fire()
  else if (on === 'time') timer = setTimeout(fire, value)
  // Without a value, `scroll` and `exit` never open the form.
  else if (value && on === 'scroll') document.addEventListener('scroll', onScroll, { passive: true })
  else if (value && on === 'exit') document.addEventListener('mousemove', onMove, true)
  return stop
}
