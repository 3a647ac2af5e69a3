import { createModal } from './modal'
import { animationMs, cssLength, defaults, type PopupOptions, type Widget } from './options'

/** Creates a form in the middle of the window: `size` percent of it minus 80 px, or `width` by `height` if both are set. */
export function createPopup(formId: string, options: PopupOptions): Widget {
  const { size = defaults.popupSize, width, height } = options
  const hasSize = width !== undefined && height !== undefined
  return createModal('popup', formId, options, {
    closingMs: animationMs.short,
    style: hasSize
      ? { '--embed-width': cssLength(width), '--embed-height': cssLength(height) }
      : { '--embed-width': `calc(${size}% - 80px)`, '--embed-height': `calc(${size}% - 80px)` },
  })
}
