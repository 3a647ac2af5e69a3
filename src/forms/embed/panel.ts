import { createDialog } from './dialog'
import { harmless, icon, make, setAttributes } from './dom'
import { closeOnEscape } from './escape'
import { labelOf } from './frame'
import {
  animationMs,
  cssLength,
  defaults,
  type PopoverOptions,
  type SideTabOptions,
  type Widget,
} from './options'
import { textColor } from './text-color'
import { createToggled } from './toggled'

type PanelOptions = Pick<PopoverOptions & SideTabOptions, keyof PopoverOptions & keyof SideTabOptions>

type Parts = {
  kind: 'popover' | 'side-tab'
  formId: string
  options: PanelOptions & { buttonTextColor?: string }
  /** Words on the button; without them it is a sign and carries the name of the form. */
  words?: string
  onOpen?: () => void
}

type Panel = { root: HTMLElement; button: HTMLButtonElement; widget: Widget }

/**
 * A form beside the page with the button that opens and closes it: popover or side tab. Focus goes round between the two
 * until it is closed; on narrow screens the form covers the page.
 */
export function createPanel({ kind, formId, options, words, onOpen }: Parts): Panel {
  const label = labelOf(options)
  const dialog = createDialog({ className: 'embed-panel', label, modal: false, onAsk: () => widget.close() })
  const button = createButton(options, words ?? label, words)
  const root = make('section', { class: `embed-${kind}`, 'aria-label': label }, dialog.element, button)
  const { width, height } = options
  if (width !== undefined) root.style.setProperty('--embed-width', cssLength(width))
  if (height !== undefined) root.style.setProperty('--embed-height', cssLength(height))
  // A trigger may open it at once, and only a dialog in the page can cover it.
  ;(options.container ?? document.body).append(root)
  const stopCircling = circle(dialog.closeButton, button)
  let stopEscape = () => {}

  function mark(open: boolean) {
    root.toggleAttribute('data-open', open)
    button.setAttribute('aria-expanded', String(open))
    button.querySelector('.embed-button-icon')?.replaceChildren(open ? icon('cross') : signOf(options))
  }

  const widget = createToggled(
    { kind, formId, options, closingMs: animationMs.short },
    {
      place: (frame) => dialog.element.append(frame.element),
      show(byItself) {
        mark(true)
        stopEscape = closeOnEscape(root, () => widget.close())
        onOpen?.()
        dialog.show(byItself)
      },
      hide() {
        mark(false)
        stopEscape()
        dialog.hide()
      },
      waits: dialog.waits,
      theme: dialog.paint,
      destroy() {
        stopCircling()
        dialog.destroy()
        root.remove()
      },
    },
  )
  button.addEventListener('click', () => {
    // Some browsers do not focus a button that is clicked; the focus comes back to it.
    button.focus({ preventScroll: true })
    widget.toggle()
  })
  return { root, button, widget }
}

function createButton(options: Parts['options'], name: string, words: string | undefined): HTMLButtonElement {
  const { buttonColor = defaults.buttonColor, buttonTextColor, textThreshold, buttonProps } = options
  const sign = make('span', { class: 'embed-button-icon', 'aria-hidden': 'true' }, signOf(options))
  const button = make('button', { type: 'button', class: 'embed-button', 'aria-expanded': 'false' }, sign)
  if (words) button.append(make('span', { class: 'embed-button-words' }, words))
  else button.setAttribute('aria-label', name)
  button.style.backgroundColor = buttonColor
  button.style.color = buttonTextColor ?? textColor(buttonColor, textThreshold)
  setAttributes(button, harmless(buttonProps))
  return button
}

/** A picture by its address, a text such as an emoji, or the speech bubble. */
function signOf({ customIcon }: PanelOptions): Node {
  if (!customIcon) return icon('bubble')
  return /^(https?:|\/)/.test(customIcon)
    ? make('img', { src: customIcon, alt: '' })
    : document.createTextNode(customIcon)
}

/** After the form comes its button, and after that the form again. */
function circle(first: HTMLElement, last: HTMLElement): () => void {
  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Tab' || last.getAttribute('aria-expanded') !== 'true') return
    // Over the page the browser keeps the focus inside, and the button is out of reach.
    if (first.closest('dialog')?.matches(':modal')) return
    const next = event.shiftKey ? last : first
    if (event.currentTarget === next) return
    event.preventDefault()
    next.focus()
  }
  first.addEventListener('keydown', onKey)
  last.addEventListener('keydown', onKey)
  return () => {
    first.removeEventListener('keydown', onKey)
    last.removeEventListener('keydown', onKey)
  }
}
