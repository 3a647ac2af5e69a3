import { createDialog } from './dialog'
import { animationMs, cssLength, defaults, type Widget, type WidgetOptions } from './options'

type ModalStyle = { className: string; closingMs: number; width: string; height?: string }

/** Creates a popup or slider. */
function createModal(
  kind: 'popup' | 'slider',
  formId: string,
  options: WidgetOptions,
  { className, closingMs, width, height }: ModalStyle,
): Widget {
  const dialog = createDialog({ kind, formId, options, className, closingMs, modal: true })
  dialog.element.style.setProperty('--embed-width', width)
  if (height) dialog.element.style.setProperty('--embed-height', height)
  document.body.append(dialog.element)
  dialog.start()
  return dialog.widget
}

/** Creates a form in the middle of the window: `size` percent of it minus 80 px, or `width` by `height` if both are set. */
export function createPopup(formId: string, options: WidgetOptions): Widget {
  const { size = defaults.popupSize, width, height } = options
  const side = `calc(${size}% - 80px)`
  const hasSize = width !== undefined && height !== undefined
  return createModal('popup', formId, options, {
    className:
      'embed-popup inset-0 m-auto h-(--embed-height) max-h-dvh min-h-[360px] w-(--embed-width) max-w-none min-w-[360px] rounded-card',
    closingMs: animationMs.short,
    width: hasSize ? cssLength(width) : side,
    height: hasSize ? cssLength(height) : side,
  })
}

const sides = {
  left: 'embed-slider-left right-auto left-0 border-l-0',
  right: 'right-0 left-auto border-r-0',
}

/** Creates a form that slides in from a side of the window. */
export function createSlider(formId: string, options: WidgetOptions): Widget {
  const { position = defaults.sliderPosition, width = defaults.sliderWidth } = options
  return createModal('slider', formId, options, {
    className: `embed-slider inset-y-0 h-dvh max-h-none w-(--embed-width) max-w-[calc(100vw-56px)] border-y-0 ${sides[position]}`,
    closingMs: animationMs.slider,
    width: cssLength(width),
  })
}
