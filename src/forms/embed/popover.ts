import { icon, make } from './dom'
import { hideDot, isDotDue } from './notification'
import type { PopoverOptions, Widget } from './options'
import { createPanel } from './panel'

/** Creates a round button in the corner of the window that opens a form, with an optional tooltip and dot. */
export function createPopover(formId: string, options: PopoverOptions): Widget {
  const { tooltip, notificationDays, enableSandbox } = options
  const hints: HTMLElement[] = []
  const { root, button, widget } = createPanel({
    kind: 'popover',
    formId,
    options,
    onOpen() {
      for (const hint of hints.splice(0)) hint.remove()
      if (notificationDays && !enableSandbox) hideDot(formId, notificationDays, Date.now())
    },
  })
  // An automatic trigger has already opened the form.
  if (button.getAttribute('aria-expanded') === 'true') return widget
  if (tooltip) {
    hints.push(createTooltip(tooltip))
    root.append(...hints)
  }
  if (notificationDays && (enableSandbox || isDotDue(formId, Date.now()))) {
    const dot = make('span', { class: 'embed-dot' })
    hints.push(dot)
    button.append(dot)
  }
  return widget
}

function createTooltip(words: string): HTMLElement {
  const close = make(
    'button',
    { type: 'button', class: 'embed-tooltip-close', 'aria-label': 'Dismiss' },
    icon('cross'),
  )
  const tooltip = make('div', { class: 'embed-tooltip' }, make('p', {}, words), close)
  close.addEventListener('click', () => tooltip.remove())
  return tooltip
}
