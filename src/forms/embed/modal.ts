import { createDialog } from './dialog'
import { labelOf } from './frame'
import type { Widget, WidgetOptions } from './options'
import { createToggled } from './toggled'

type ModalStyle = { className?: string; closingMs: number; style: Record<string, string> }

/** Creates a popup or slider. It is in the page only while it is open, or with `keepSession`. */
export function createModal(
  kind: 'popup' | 'slider',
  formId: string,
  options: WidgetOptions,
  { className = '', closingMs, style }: ModalStyle,
): Widget {
  const dialog = createDialog({
    className: `embed-${kind} ${className}`.trim(),
    label: labelOf(options),
    modal: true,
    onCloseRequest: () => widget.close(),
  })
  for (const [name, value] of Object.entries(style)) dialog.element.style.setProperty(name, value)

  const widget: Widget = createToggled(
    { kind, formId, options, closingMs },
    {
      place(frame) {
        dialog.element.append(frame.element)
        ;(options.container ?? document.body).append(dialog.element)
      },
      show: dialog.show,
      hide: dialog.hide,
      afterClose() {
        if (!options.keepSession) dialog.element.remove()
      },
      hasInitialFocus: dialog.hasInitialFocus,
      theme: dialog.applyTheme,
      destroy: dialog.destroy,
    },
  )
  return widget
}
