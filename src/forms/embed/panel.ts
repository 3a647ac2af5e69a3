import { createDialog } from './dialog'
import { icon, make } from './dom'
import { labelOf } from './frame'
import { hideDot, isDotDue } from './notification'
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

const looks = {
  popover: {
    root: 'right-[26px] bottom-[26px] z-[10001]',
    panel:
      'inset-auto right-0 bottom-[calc(100%+16px)] h-[var(--embed-height,580px)] max-h-[calc(100dvh-112px)] min-h-[min(360px,100dvh-112px)] w-[var(--embed-width,400px)] max-w-[calc(100vw-32px)] min-w-[min(360px,100vw-32px)] rounded-card',
    button: 'relative size-[54px] rounded-full',
    icon: 'size-full overflow-hidden rounded-full',
  },
  'side-tab': {
    // Closed, it is below menus and lists that open over the page.
    root: 'z-10 data-open:z-[10001] top-[calc(50%-min(var(--embed-height,580px),100dvh-32px)/2)] right-0 h-[min(var(--embed-height,580px),100dvh-32px)] w-[min(var(--embed-width,400px),100vw-64px)] translate-x-full transition-[translate] duration-(--motion-embed) ease-out data-open:translate-x-0',
    panel: 'inset-0 size-full max-h-none max-w-none rounded-l-card border-r-0',
    // Its text is read from below, so it is turned, and its right side is on the left.
    button:
      'absolute top-1/2 right-full max-h-[540px] min-h-25 w-12 -translate-y-1/2 rotate-180 gap-3 rounded-r-lg px-3 py-4 text-lg whitespace-nowrap [writing-mode:vertical-rl]',
    icon: 'size-6 flex-none rotate-180',
  },
}
// The border is visible on a page of nearly the same color.
const buttonClass =
  'embed-button flex cursor-pointer items-center justify-center border border-current/25 shadow-float'
const iconClass = 'embed-button-icon grid place-items-center text-2xl leading-none'

type Panel = { root: HTMLElement; button: HTMLButtonElement; widget: Widget }

/**
 * Creates a popover or side tab: a form beside the page and the button that toggles it. While it is open, Tab cycles
 * between the two. On narrow screens the form covers the page.
 */
function createPanel({ kind, formId, options, text, onOpen }: PanelSettings): Panel {
  const label = labelOf(options)
  const dialog = createDialog({
    className: `embed-panel absolute ${looks[kind].panel}`,
    label,
    modal: false,
    onCloseRequest: () => widget.close(),
  })
  const button = createButton(kind, label, text)
  const root = make(
    'section',
    { class: `embed-${kind} fixed print:hidden ${looks[kind].root}`, 'aria-label': label },
    dialog.element,
    button,
  )
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
    button.querySelector('.embed-button-icon')?.replaceChildren(open ? icon('cross') : icon('bubble'))
  }

  const widget = createToggled({ kind, formId, options, closingMs: animationMs.short }, dialog, {
    beforeShow() {
      showState(true)
      stopEscape = closeOnEscape(root, () => widget.close())
      onOpen?.()
    },
    beforeHide() {
      showState(false)
      stopEscape()
    },
    destroy() {
      stopTabCycle()
      root.remove()
    },
  })
  button.addEventListener('click', () => {
    // Safari does not focus a clicked button, but closing the form returns the focus to it.
    button.focus({ preventScroll: true })
    widget.toggle()
  })
  return { root, button, widget }
}

function createButton(
  kind: PanelSettings['kind'],
  label: string,
  text: string | undefined,
): HTMLButtonElement {
  return make(
    'button',
    {
      type: 'button',
      class: `${buttonClass} ${looks[kind].button}`,
      'aria-expanded': 'false',
      'aria-label': text ? undefined : label,
    },
    make('span', { class: `${iconClass} ${looks[kind].icon}`, 'aria-hidden': 'true' }, icon('bubble')),
    ...(text ? [make('span', { class: 'overflow-hidden text-ellipsis' }, text)] : []),
  )
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
    const dot = make('span', {
      class: 'embed-dot absolute top-0.5 right-0.5 size-3.5 rounded-full border-2 border-ground bg-coral',
    })
    hints.push(dot)
    button.append(dot)
  }
  return widget
}

const tooltipClass =
  'absolute right-[calc(100%+16px)] bottom-[5px] flex w-max max-w-[min(260px,100vw-128px)] items-start gap-1 rounded-card border border-line-strong bg-raised py-2 pr-2 pl-3.5 text-sm leading-normal text-text shadow-float'

function createTooltip(words: string): HTMLElement {
  const close = make(
    'button',
    {
      type: 'button',
      class: 'flex-none cursor-pointer rounded-md text-muted hover:text-text',
      'aria-label': 'Dismiss',
    },
    icon('cross', 'size-6 p-1'),
  )
  const tooltip = make('div', { class: tooltipClass }, make('p', {}, words), close)
  close.addEventListener('click', () => tooltip.remove())
  return tooltip
}

/** Creates a tab at the right edge of the window that slides out a form. */
export function createSideTab(formId: string, options: SideTabOptions): Widget {
  return createPanel({ kind: 'side-tab', formId, options, text: options.buttonText ?? defaults.buttonText })
    .widget
}

type Layer = { element: Element; close: () => void }

const layers: Layer[] = []

/**
 * Closes a non-modal widget on Escape: the one with the focus, else the one opened last. Modal dialogs have priority and
 * handle Escape themselves. Returns a function that stops listening.
 */
function closeOnEscape(element: Element, close: () => void): () => void {
  const layer = { element, close }
  if (layers.push(layer) === 1) document.addEventListener('keydown', closeOnKey)
  return () => {
    const at = layers.indexOf(layer)
    if (at !== -1) layers.splice(at, 1)
    if (layers.length === 0) document.removeEventListener('keydown', closeOnKey)
  }
}

function closeOnKey({ key, defaultPrevented }: KeyboardEvent) {
  if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog:modal')) return
  const focused = layers.find(({ element }) => element.contains(document.activeElement))
  ;(focused ?? layers.at(-1))?.close()
}
