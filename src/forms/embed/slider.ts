import { createModal } from './modal'
import { animationMs, cssLength, defaults, type SliderOptions, type Widget } from './options'

/** Creates a form that slides in from a side of the window. */
export function createSlider(formId: string, options: SliderOptions): Widget {
  const { position = defaults.sliderPosition, width = defaults.sliderWidth } = options
  return createModal('slider', formId, options, {
    className: position === 'left' ? 'embed-slider-left' : '',
    closingMs: animationMs.slider,
    style: { '--embed-width': cssLength(width) },
  })
}
