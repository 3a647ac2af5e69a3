/** The five kinds of widget (docs/contracts/form-widgets.md#kinds). */
export type WidgetKind = 'inline' | 'popup' | 'slider' | 'popover' | 'side-tab'

/** What opens a widget automatically (docs/contracts/form-widgets.md#opening); without it only a button does. */
export type OpenOn = 'load' | 'time' | 'scroll' | 'exit'

/** A number of pixels, or any CSS length. */
type Length = number | string

/** Options that become part of the frame's address, named as in the form contract. */
export type AddressOptions = {
  /** The host of the form: an origin, a domain, or a path on this site. */
  host: string
  /** Shows the form as a conversation, at /c/ instead of /to/. */
  chat?: boolean
  /** Hidden fields, sent in the hash without empty values. */
  hidden?: Record<string, string | undefined>
  /** Additional query parameters, from the site and not from markup. */
  tracking?: Record<string, string>
  hideFooter?: boolean
  hideHeaders?: boolean
  /** Opacity of the form's background, 0 to 100. */
  opacity?: number
  disableTracking?: boolean
  /** Answers are not stored, to try out a form. */
  enableSandbox?: boolean
  /** Sends the analytics client id to the form; a text is the tracker's id. */
  shareGaInstance?: boolean | string
  /** The height follows the form: true, or minimum and maximum pixels as `400,900`. Inline only. */
  autoResize?: boolean | string
  /** Adds hidden fields with the page and the marketing service's visitor cookie. */
  hubspot?: boolean
}

export type WidgetOptions = AddressOptions & {
  /** Accessible name of the frame and dialog. Default: "Form". */
  label?: string
  open?: OpenOn
  /** Milliseconds, percent or pixels, depending on `open`. */
  openValue?: number
  /** Closes after the form was sent: true, or a delay in milliseconds. */
  autoClose?: boolean | number | string
  /** Closing hides the frame instead of removing it, which keeps a half-filled form. */
  keepSession?: boolean
  width?: Length
  height?: Length
  /** Of a popup: percent of the window. */
  size?: number
  /** Of a slider: the side that it comes from. */
  position?: 'left' | 'right'
  /** Of the button of a popover or side tab. */
  buttonColor?: string
  /** Brightness above which the button's text is black: 125 by default, 150 in newer versions of the contract. */
  textThreshold?: number
  /** Of a popover; the notification dot is hidden for this many days after the form was opened. */
  tooltip?: string
  notificationDays?: number
  /** Of a side tab. */
  buttonText?: string
  buttonTextColor?: string
}

export type InlineOptions = WidgetOptions & {
  container: HTMLElement
  /** Stays inline on a phone instead of filling the screen once started. */
  inlineOnMobile?: boolean
}

export type Widget = {
  open: () => void
  close: () => void
  toggle: () => void
  /** Removes the widget with all its listeners, timers and locks. */
  destroy: () => void
}

/** Defaults of the form contract (docs/contracts/form-widgets.md#defaults). */
export const defaults = {
  label: 'Form',
  popupSize: 100,
  sliderPosition: 'right',
  sliderWidth: 800,
  buttonColor: '#3a7685',
  buttonText: 'Launch me',
} as const

/** Durations of the opening and closing animations (docs/contracts/form-widgets.md#defaults). */
export const animationMs = { short: 250, slider: 500 } as const

/** Up to this width widgets fill the screen (docs/contracts/form-widgets.md#full-screen). */
export const narrowScreen = '(max-width: 480px)'

/** Formats a length for CSS; plain numbers are pixels. */
export function cssLength(value: Length): string {
  return typeof value === 'number' || /^\d+$/.test(value) ? `${value}px` : value
}

/** Sets the size that the rules of a widget read; those of its kind have defaults. */
export function setSize(element: HTMLElement, width: Length | undefined, height: Length | undefined): void {
  if (width !== undefined) element.style.setProperty('--embed-width', cssLength(width))
  if (height !== undefined) element.style.setProperty('--embed-height', cssLength(height))
}
