import { createDialog } from './dialog'
import { animationMs, defaults, setSize, type Widget, type WidgetOptions } from './options'

/** Creates a form in the middle of the window: `size` percent of it minus 80 px, or `width` by `height` if both are set. */
export function createPopup(formId: string, options: WidgetOptions): Widget {
  const { size = defaults.popupSize, width, height } = options
  const side = `calc(${size}% - 80px)`
  const hasSize = width !== undefined && height !== undefined
  const dialog = createDialog({
    kind: 'popup',
    formId,
    options,
    parent: document.body,
    className:
      'embed-popup inset-0 m-auto h-(--embed-height) max-h-dvh min-h-[360px] w-(--embed-width) max-w-none min-w-[360px] rounded-card',
    modal: true,
    closingMs: animationMs.short,
  })
  setSize(dialog.element, hasSize ? width : side, hasSize ? height : side)
  return dialog
}

const sides = {
  left: 'embed-slider-left right-auto left-0 border-l-0',
  right: 'right-0 left-auto border-r-0',
}

/** Creates a form that slides in from a side of the window. */
export function createSlider(formId: string, options: WidgetOptions): Widget {
  const { position = defaults.sliderPosition, width = defaults.sliderWidth } = options
  const dialog = createDialog({
    kind: 'slider',
    formId,
    options,
    parent: document.body,
    className: `embed-slider inset-y-0 h-dvh max-h-none w-(--embed-width) max-w-[calc(100vw-56px)] border-y-0 ${sides[position]}`,
    modal: true,
    closingMs: animationMs.slider,
  })
  setSize(dialog.element, width, undefined)
  return dialog
}
