import { createFrame, type Frame } from './frame'
import type { MessageHandlers } from './messages'
import { canAutoOpen, registerOpen, rememberClosed } from './open-rules'
import type { Widget, WidgetKind, WidgetOptions } from './options'
import { startTrigger } from './triggers'

/** How long the thank-you text is shown at least. */
const minAutoCloseMs = 500

/** The part that differs between the kinds of widget. */
type View = {
  /** Inserts the frame into the page, on opening when there is none. */
  place: (frame: Frame) => void
  show: (automatic: boolean) => void
  hide: () => void
  /** Called after the closing animation. */
  afterClose?: () => void
  /** Whether the focus should move into the form once it is ready. */
  hasInitialFocus: () => boolean
  theme?: MessageHandlers['theme']
  destroy: () => void
}

/** Opens and closes a popup, slider, popover or side tab (docs/contracts/form-widgets.md#closing). */
export function createToggled(
  {
    kind,
    formId,
    options,
    closingMs,
  }: { kind: WidgetKind; formId: string; options: WidgetOptions; closingMs: number },
  view: View,
): Widget {
  let frame: Frame | undefined
  /** Whether the form has sent `form-ready`, which a kept form sends only once. */
  let isReady = false
  let isOpen = false
  let removing: ReturnType<typeof setTimeout> | undefined
  let autoClosing: ReturnType<typeof setTimeout> | undefined
  let unregister = () => {}
  let stopTrigger = () => {}

  function open(automatic = false) {
    if (isOpen) return
    isOpen = true
    clearTimeout(removing)
    unregister = registerOpen(formId)
    if (!frame) {
      frame = createFrame({ kind, formId, options, on: { ready, submit, close, theme: view.theme } })
      view.place(frame)
    }
    view.show(automatic)
    focusIfReady()
  }

  function hide() {
    isOpen = false
    clearTimeout(autoClosing)
    unregister()
    view.hide()
  }

  function close() {
    if (!isOpen) return
    hide()
    if (options.preventReopenOnClose) rememberClosed(formId)
    removing = setTimeout(() => {
      if (!options.keepSession) removeFrame()
      view.afterClose?.()
    }, closingMs)
    options.onClose?.()
  }

  function removeFrame() {
    frame?.destroy()
    frame = undefined
    isReady = false
  }

  function ready() {
    isReady = true
    focusIfReady()
  }

  function focusIfReady() {
    if (isReady && frame?.sendsEscape && view.hasInitialFocus()) frame.focus()
  }

  function submit() {
    const { autoClose } = options
    // 0 does not close the widget, as in the provider's library.
    if (autoClose) autoClosing = setTimeout(close, Math.max(Number(autoClose), minAutoCloseMs))
  }

  if (options.open) {
    stopTrigger = startTrigger(options.open, options.openValue, () => {
      if (canAutoOpen(formId, options)) open(true)
    })
  }

  return {
    open: () => open(),
    close,
    toggle: () => (isOpen ? close() : open()),
    refresh() {
      isReady = false
      frame?.refresh()
    },
    focus: () => frame?.focus(),
    destroy() {
      stopTrigger()
      clearTimeout(removing)
      if (isOpen) hide()
      removeFrame()
      view.destroy()
    },
  }
}
