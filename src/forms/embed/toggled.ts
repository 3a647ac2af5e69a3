import { createFrame, type Frame } from './frame'
import type { FormDialog } from './dialog'
import type { Widget, WidgetKind, WidgetOptions } from './options'
import { startTrigger } from './triggers'

/** How long the thank-you text is shown at least. */
const minAutoCloseMs = 500

type Settings = { kind: WidgetKind; formId: string; options: WidgetOptions; closingMs: number }

/** What a kind of widget does besides opening and closing its dialog. */
type Hooks = {
  beforeShow?: () => void
  beforeHide?: () => void
  /** Called after the closing animation. */
  afterClose?: () => void
  destroy?: () => void
}

/** Opens and closes the dialog of a popup, slider, popover or side tab (docs/contracts/form-widgets.md#closing). */
export function createToggled(
  { kind, formId, options, closingMs }: Settings,
  dialog: FormDialog,
  hooks: Hooks,
): Widget {
  let frame: Frame | undefined
  /** Whether the form has sent `form-ready`, which a kept form sends only once. */
  let isReady = false
  let isOpen = false
  let removing: ReturnType<typeof setTimeout> | undefined
  let autoClosing: ReturnType<typeof setTimeout> | undefined
  let stopTrigger = () => {}

  function open(automatic = false) {
    if (isOpen) return
    isOpen = true
    clearTimeout(removing)
    if (!frame) {
      frame = createFrame({ kind, formId, options, on: { ready, submit, close, theme: dialog.applyTheme } })
      dialog.element.append(frame.element)
    }
    hooks.beforeShow?.()
    dialog.show(automatic)
    focusIfReady()
  }

  function hide() {
    isOpen = false
    clearTimeout(autoClosing)
    hooks.beforeHide?.()
    dialog.hide()
  }

  function close() {
    if (!isOpen) return
    hide()
    removing = setTimeout(() => {
      if (!options.keepSession) removeFrame()
      hooks.afterClose?.()
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
    if (isReady && frame?.sendsEscape && dialog.hasInitialFocus()) frame.focus()
  }

  function submit() {
    const { autoClose } = options
    // 0 does not close the widget, as in the provider's library.
    if (autoClose) autoClosing = setTimeout(close, Math.max(Number(autoClose), minAutoCloseMs))
  }

  if (options.open) {
    stopTrigger = startTrigger(options.open, options.openValue, () => open(true))
  }

  return {
    open: () => open(),
    close,
    toggle: () => (isOpen ? close() : open()),
    destroy() {
      stopTrigger()
      clearTimeout(removing)
      if (isOpen) hide()
      removeFrame()
      dialog.destroy()
      hooks.destroy?.()
    },
  }
}
