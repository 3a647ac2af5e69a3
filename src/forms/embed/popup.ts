import { createModal } from './modal'
import { animationMs, cssLength, defaults, type PopupOptions, type Widget } from './options'

/** A form over the middle of the page: `size` percent of the window less 80 px, or `width` and `height` together. */
export function createPopup(formId: string, options: PopupOptions): Widget {
  const { size = defaults.popupSize, width, height } = options
  const box = width !== undefined && height !== undefined
  return createModal('popup', formId, options, {
    closingMs: animationMs.short,
    style: box
      ? { '--embed-width': cssLength(width), '--embed-height': cssLength(height) }
      : { '--embed-width': `calc(${size}% - 80px)`, '--embed-height': `calc(${size}% - 80px)` },
  })
}
