import { createDialog } from './dialog'
import { safeAttributes, icon, make, setAttributes } from './dom'
import { closeOnEscape } from './close-on-escape'
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

type PanelSettings = {
  kind: 'popover' | 'side-tab'
  formId: string
  options: PanelOptions & { buttonTextColor?: string }
  /** The button's text. Without it the button is an icon with the form's name as label. */
  text?: string
  onOpen?: () => void
}

type Panel = { root: HTMLElement; button: HTMLButtonElement; widget: Widget }

/**
 * Creates a popover or side tab: a form beside the page and the button that toggles it. While it is open, Tab cycles
 * between the two. On narrow screens the form covers the page.
 */
export function createPanel({ kind, formId, options, text, onOpen }: PanelSettings): Panel {
  const label = labelOf(options)
  const dialog = createDialog({
    className: 'embed-panel',
    label,
    modal: false,
    onCloseRequest: () => widget.close(),
  })
  const button = createButton(options, text ?? label, text)
  const root = make('section', { class: `embed-${kind}`, 'aria-label': label }, dialog.element, button)
  const { width, height } = options
  if (width !== undefined) root.style.setProperty('--embed-width', cssLength(width))
  if (height !== undefined) root.style.setProperty('--embed-height', cssLength(height))
  // Insert it first: a trigger may open it at once, and showModal needs a dialog in the document.
  ;(options.container ?? document.body).append(root)
  setColors(button, options)
  const stopTabCycle = cycleTab(dialog.closeButton, button)
  let stopEscape = () => {}

  function showState(open: boolean) {
    root.toggleAttribute('data-open', open)
    button.setAttribute('aria-expanded', String(open))
    button.querySelector('.embed-button-icon')?.replaceChildren(open ? icon('cross') : buttonIcon(options))
  }

  const widget = createToggled(
    { kind, formId, options, closingMs: animationMs.short },
    {
      place: (frame) => dialog.element.append(frame.element),
      show(automatic) {
        showState(true)
        stopEscape = closeOnEscape(root, () => widget.close())
        onOpen?.()
        dialog.show(automatic)
      },
      hide() {
        showState(false)
        stopEscape()
        dialog.hide()
      },
      hasInitialFocus: dialog.hasInitialFocus,
      theme: dialog.applyTheme,
      destroy() {
        stopTabCycle()
        dialog.destroy()
        root.remove()
      },
    },
  )
  button.addEventListener('click', () => {
    // Safari does not focus a clicked button, but closing the form returns the focus to it.
    button.focus({ preventScroll: true })
    widget.toggle()
  })
  return { root, button, widget }
}

function createButton(
  options: PanelSettings['options'],
  name: string,
  text: string | undefined,
): HTMLButtonElement {
  const iconBox = make('span', { class: 'embed-button-icon', 'aria-hidden': 'true' }, buttonIcon(options))
  const button = make('button', { type: 'button', class: 'embed-button', 'aria-expanded': 'false' }, iconBox)
  if (text) button.append(make('span', { class: 'embed-button-words' }, text))
  else button.setAttribute('aria-label', name)
  setAttributes(button, safeAttributes(options.buttonProps))
  return button
}

/** Sets the colors of a button that is in the page, because only there named colors are computed to rgb(). */
function setColors(button: HTMLElement, options: PanelSettings['options']): void {
  const { buttonColor = '', buttonTextColor = '', textThreshold } = options
  const computed = () => getComputedStyle(button).backgroundColor
  button.style.backgroundColor = defaults.buttonColor
  // The browser ignores what is not a color. Colors outside sRGB have no brightness to choose a text color by.
  button.style.backgroundColor = buttonColor || defaults.buttonColor
  if (!computed().startsWith('rgb')) button.style.backgroundColor = defaults.buttonColor
  button.style.color = textColor(computed(), textThreshold)
  button.style.color = buttonTextColor || button.style.color
}

/** An image, a text such as an emoji, or the speech bubble. */
function buttonIcon({ customIcon }: PanelOptions): Node {
  if (!customIcon) return icon('bubble')
  return /^(https?:|\/)/.test(customIcon)
    ? make('img', { src: customIcon, alt: '' })
    : document.createTextNode(customIcon)
}

/** Makes Tab move from the button back to the form, and Shift+Tab the other way. */
function cycleTab(first: HTMLElement, last: HTMLElement): () => void {
  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Tab' || last.getAttribute('aria-expanded') !== 'true') return
    // In a modal dialog the browser already keeps the focus inside.
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
