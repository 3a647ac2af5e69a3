import { cssLength, defaults, type SideTabOptions, type Widget } from './options'
import { createPanel } from './panel'

/** Creates a tab at the right edge of the window that slides out a form. */
export function createSideTab(formId: string, options: SideTabOptions): Widget {
  const { buttonText = defaults.buttonText, buttonAlign = 'center', buttonTextSize } = options
  const { buttonWidth, buttonHeight, top, bottom } = options
  const { root, button, widget } = createPanel({ kind: 'side-tab', formId, options, text: buttonText })
  root.dataset.align = buttonAlign
  if (buttonTextSize !== undefined) button.style.fontSize = cssLength(buttonTextSize)
  if (buttonWidth !== undefined) button.style.width = cssLength(buttonWidth)
  if (buttonHeight !== undefined) button.style.height = cssLength(buttonHeight)
  if (top !== undefined) Object.assign(root.style, { top: cssLength(top), bottom: 'auto' })
  else if (bottom !== undefined) Object.assign(root.style, { top: 'auto', bottom: cssLength(bottom) })
  return widget
}
