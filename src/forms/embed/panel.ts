import { readStoredObject, writeStored } from '@/lib/stored'
import { createDialog } from './dialog'
import { icon, make } from './dom'
import {
  animationMs,
  defaults,
  type InlineOptions,
  setSize,
  type Widget,
  type WidgetOptions,
} from './options'
import { textColor } from './text-color'

type PanelSettings = {
  kind: 'popover' | 'side-tab'
  formId: string
  options: WidgetOptions & Partial<InlineOptions>
  /** The button's text. Without it the button is an icon with the form's name as label. */
  text?: string
  /** What is shown until the form is opened, beside the button and on it. */
  tooltip?: HTMLElement
  dot?: HTMLElement
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
const narrowHidden = 'max-xl:not-data-open:hidden'
const iconClass = 'embed-button-icon grid place-items-center text-2xl leading-none'

/** Creates a popover or side tab: a form beside the page, or over all of a narrow one, and the button that toggles it. */
function createPanel({ kind, formId, options, text, tooltip, dot, onOpen }: PanelSettings): Widget {
  const { label = defaults.label, width, height } = options
  const iconBox = make('span', { class: `${iconClass} ${looks[kind].icon}`, 'aria-hidden': 'true' })
  const button = make(
    'button',
    { type: 'button', class: `${buttonClass} ${looks[kind].button}`, 'aria-label': text ? undefined : label },
    iconBox,
    text ? make('span', { class: 'overflow-hidden text-ellipsis' }, text) : undefined,
    dot,
  )
  // A tab covers text below this width, where our pages have a button instead (form-widget.tsx).
  const hidden = kind === 'side-tab' && options.container?.querySelector('.button') ? narrowHidden : ''
  const rootClass = `embed-side embed-${kind} fixed print:hidden ${looks[kind].root} ${hidden}`
  const root = make('section', { class: rootClass, 'aria-label': label }, button, tooltip)
  setSize(root, width, height)

  function showState(open: boolean) {
    root.toggleAttribute('data-open', open)
    button.setAttribute('aria-expanded', String(open))
    iconBox.replaceChildren(icon(open ? 'cross' : 'bubble'))
    document.removeEventListener('keydown', closeOnEscape)
    if (!open) return
    document.addEventListener('keydown', closeOnEscape)
    tooltip?.remove()
    dot?.remove()
    onOpen?.()
  }

  /** Closes the form, unless a modal dialog or another form beside the page has the focus. */
  function closeOnEscape({ key, defaultPrevented }: KeyboardEvent) {
    const focused = document.activeElement?.closest('dialog:modal, .embed-side') ?? root
    if (key === 'Escape' && !defaultPrevented && focused === root) dialog.close()
  }

  button.addEventListener('click', () => {
    // Safari does not focus a clicked button, but closing the form returns the focus to it.
    button.focus({ preventScroll: true })
    dialog.toggle()
  })
  showState(false)
  document.body.append(root)
  const dialog = createDialog({
    kind,
    formId,
    options,
    parent: root,
    className: `embed-panel absolute ${looks[kind].panel}`,
    modal: false,
    closingMs: animationMs.short,
    onToggle: showState,
  })
  setColors(button, options)
  return {
    ...dialog,
    destroy() {
      dialog.destroy()
      document.removeEventListener('keydown', closeOnEscape)
      root.remove()
    },
  }
}

/** Sets the colors of a button that is in the page, because only there named colors are computed to rgb(). */
function setColors(button: HTMLElement, options: WidgetOptions): void {
  const { buttonColor = '', buttonTextColor = '', textThreshold } = options
  const computed = () => getComputedStyle(button).backgroundColor
  button.style.backgroundColor = defaults.buttonColor
  // The browser ignores what is not a color. Colors outside sRGB have no brightness to choose a text color by.
  button.style.backgroundColor = buttonColor || defaults.buttonColor
  if (!computed().startsWith('rgb')) button.style.backgroundColor = defaults.buttonColor
  button.style.color = textColor(computed(), textThreshold)
  button.style.color = buttonTextColor || button.style.color
}

/** Creates a round button in the corner of the window that opens a form, with an optional tooltip and dot. */
export function createPopover(formId: string, options: WidgetOptions): Widget {
  const { tooltip, notificationDays, enableSandbox } = options
  const isDotShown = notificationDays && (enableSandbox || isDotDue(formId, Date.now()))
  return createPanel({
    kind: 'popover',
    formId,
    options,
    // It is read beside the first screen; over what the visitor scrolls to, it is in the way.
    tooltip: tooltip && scrollY < innerHeight / 4 ? createTooltip(tooltip) : undefined,
    dot: isDotShown ? make('span', { class: dotClass }) : undefined,
    onOpen() {
      if (notificationDays && !enableSandbox) hideDot(formId, notificationDays, Date.now())
    },
  })
}

const dotClass = 'embed-dot absolute top-0.5 right-0.5 size-3.5 rounded-full border-2 border-ground bg-coral'
const tooltipClass =
  'embed-tooltip absolute right-[calc(100%+16px)] bottom-[5px] flex w-max max-w-[min(260px,100vw-128px)] items-start gap-1 rounded-card border border-line-strong bg-raised py-2 pr-2 pl-3.5 text-sm leading-normal text-text shadow-float'

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
  addEventListener('scroll', () => tooltip.remove(), { once: true, passive: true })
  return tooltip
}

/** Creates a tab at the right edge of the window that slides out a form. */
export function createSideTab(formId: string, options: PanelSettings['options']): Widget {
  const text = options.buttonText ?? defaults.buttonText
  return createPanel({ kind: 'side-tab', formId, options, text })
}

/** Holds by form id until when its dot is hidden (docs/contracts/form-widgets.md#notification-dot). */
const storageKey = 'tfNotificationData'

type Records = Record<string, { hideUntilTime: number }>

/** Whether to show the notification dot of a form. Deletes an expired record. `now` is in milliseconds since 1970. */
function isDotDue(formId: string, now: number): boolean {
  // Without records if storage is blocked or damaged, so that the dot is shown.
  const { [formId]: record, ...others } = readStoredObject('localStorage', storageKey) as Records
  const until = record?.hideUntilTime ?? 0
  if (now <= until) return false
  if (record) writeStored('localStorage', storageKey, JSON.stringify(others))
  return true
}

/** Hides the notification dot of a form for `days` calendar days. `now` is in milliseconds since 1970. */
function hideDot(formId: string, days: number, now: number): void {
  const until = new Date(now)
  until.setDate(until.getDate() + days)
  const records = {
    ...readStoredObject('localStorage', storageKey),
    [formId]: { hideUntilTime: until.getTime() },
  }
  writeStored('localStorage', storageKey, JSON.stringify(records))
}
