import { createFrame, type Frame } from './frame'
import type { MessageHandlers } from './messages'
import { mayOpenItself, noteOpen, rememberClosed } from './open-rules'
import type { Widget, WidgetKind, WidgetOptions } from './options'
import { startTrigger } from './triggers'

/** After a form was sent its thanks are seen for this long at least (form contract). */
const shortestAutoCloseMs = 500

/** What one kind of widget does with its frame. */
type View = {
  /** Puts the frame into the page, on the first opening and after it was removed. */
  place: (frame: Frame) => void
  show: (byItself: boolean) => void
  hide: () => void
  /** After the closing animation, with or without the frame. */
  settle?: () => void
  /** Whether the focus should go on into the form once it is ready. */
  waits: () => boolean
  theme?: MessageHandlers['theme']
  destroy: () => void
}

/**
 * What popup, slider, popover and side tab share: opening, closing and all that goes with it
 * (docs/contracts/form-widgets.md#closing).
 */
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
  /** The form has said so; one that is kept says it only once. */
  let isReady = false
  let isOpen = false
  let removing: ReturnType<typeof setTimeout> | undefined
  let autoClosing: ReturnType<typeof setTimeout> | undefined
  let noteClosed = () => {}
  let stopTrigger = () => {}

  function open(byItself = false) {
    if (isOpen) return
    isOpen = true
    clearTimeout(removing)
    noteClosed = noteOpen(formId)
    if (!frame) {
      frame = createFrame({ kind, formId, options, on: { ready, submit, close, theme: view.theme } })
      view.place(frame)
    }
    view.show(byItself)
    goOn()
  }

  function shut() {
    isOpen = false
    clearTimeout(autoClosing)
    noteClosed()
    view.hide()
  }

  function close() {
    if (!isOpen) return
    shut()
    if (options.preventReopenOnClose) rememberClosed(formId)
    removing = setTimeout(() => {
      if (!options.keepSession) drop()
      view.settle?.()
    }, closingMs)
    options.onClose?.()
  }

  function drop() {
    frame?.destroy()
    frame = undefined
    isReady = false
  }

  function ready() {
    isReady = true
    goOn()
  }

  function goOn() {
    if (isReady && view.waits()) frame?.focus()
  }

  function submit() {
    const { autoClose } = options
    if (autoClose === undefined || autoClose === false) return
    autoClosing = setTimeout(close, Math.max(Number(autoClose), shortestAutoCloseMs))
  }

  if (options.open) {
    stopTrigger = startTrigger(options.open, options.openValue, () => {
      if (mayOpenItself(formId, options)) open(true)
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
      if (isOpen) shut()
      drop()
      view.destroy()
    },
  }
}
