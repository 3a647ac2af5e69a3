import { createDialog } from './dialog'
import { labelOf } from './frame'
import {
  animationMs,
  cssLength,
  defaults,
  type PopupOptions,
  type SliderOptions,
  type Widget,
  type WidgetOptions,
} from './options'
import { createToggled } from './toggled'

type ModalStyle = { className: string; closingMs: number; style: Record<string, string> }

/** Creates a popup or slider. It is in the page only while it is open, or with `keepSession`. */
function createModal(
  kind: 'popup' | 'slider',
  formId: string,
  options: WidgetOptions,
  { className, closingMs, style }: ModalStyle,
): Widget {
  const dialog = createDialog({
    className,
    label: labelOf(options),
    modal: true,
    onCloseRequest: () => widget.close(),
  })
  for (const [name, value] of Object.entries(style)) dialog.element.style.setProperty(name, value)

  const widget: Widget = createToggled({ kind, formId, options, closingMs }, dialog, {
    beforeShow() {
      if (!dialog.element.isConnected) (options.container ?? document.body).append(dialog.element)
    },
    afterClose() {
      if (!options.keepSession) dialog.element.remove()
    },
  })
  return widget
}

/** Creates a form in the middle of the window: `size` percent of it minus 80 px, or `width` by `height` if both are set. */
export function createPopup(formId: string, options: PopupOptions): Widget {
  const { size = defaults.popupSize, width, height } = options
  const hasSize = width !== undefined && height !== undefined
  return createModal('popup', formId, options, {
    className:
      'embed-popup inset-0 m-auto h-(--embed-height) max-h-dvh min-h-[360px] w-(--embed-width) max-w-none min-w-[360px] rounded-card',
    closingMs: animationMs.short,
    style: hasSize
      ? { '--embed-width': cssLength(width), '--embed-height': cssLength(height) }
      : { '--embed-width': `calc(${size}% - 80px)`, '--embed-height': `calc(${size}% - 80px)` },
  })
}

const sides = {
  left: 'embed-slider-left right-auto left-0 border-l-0',
  right: 'right-0 left-auto border-r-0',
}

/** Creates a form that slides in from a side of the window. */
export function createSlider(formId: string, options: SliderOptions): Widget {
  const { position = defaults.sliderPosition, width = defaults.sliderWidth } = options
  return createModal('slider', formId, options, {
    className: `embed-slider inset-y-0 h-dvh max-h-none w-(--embed-width) max-w-[calc(100vw-56px)] border-y-0 ${sides[position]}`,
    closingMs: animationMs.slider,
    style: { '--embed-width': cssLength(width) },
  })
}
