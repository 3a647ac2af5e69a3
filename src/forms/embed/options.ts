/** The five kinds of widget (docs/contracts/form-widgets.md#kinds). */
export type WidgetKind = 'inline' | 'popup' | 'slider' | 'popover' | 'side-tab'

/** What opens a widget by itself (docs/contracts/form-widgets.md#opening); without one a button does. */
export type OpenOn = 'load' | 'time' | 'scroll' | 'exit'

/** A number of pixels, or any CSS length. */
type Length = number | string

/** What goes into the address of the frame. Names are those of the form contract. */
export type AddressOptions = {
  /** Where forms live: an origin, a domain, or a path of this site. */
  host: string
  /** Shows the form as a conversation, at /c/ instead of /to/. */
  chat?: boolean
  /** Default: the host name of the page without `www.`. */
  source?: string
  medium?: string
  mediumVersion?: string
  /** Hidden fields; they travel in the hash. Empty values are left out. */
  hidden?: Record<string, string | undefined>
  /** More query parameters. */
  tracking?: Record<string, string>
  /** Parameters of the page's own address to pass on: names, or true for all. */
  transitiveSearchParams?: boolean | string[]
  hideFooter?: boolean
  hideHeaders?: boolean
  /** Opacity of the form's background, 0 to 100. */
  opacity?: number
  disableTracking?: boolean
  /** Answers are not kept; for trying a form. */
  enableSandbox?: boolean
  /** Hands the analytics client id over; a text names the tracker. */
  shareGaInstance?: boolean | string
  forceTouch?: boolean
  redirectTarget?: string
  /** Height follows the form: true, or smallest and largest pixels as `400,900`. Inline only. */
  autoResize?: boolean | string
  disableScroll?: boolean
  /** Asks the form for no main heading; by itself when the page has one. */
  noHeading?: boolean
  noScrollbars?: boolean
  /** An answer chosen beforehand, by the reference of its question. */
  preselect?: Record<string, string>
  /** Adds the page and the visitor's cookie of the marketing service as hidden fields. */
  hubspot?: boolean
}

type FormEvent = { formId: string }

/** What the page may do when something happens in the form. */
export type FormCallbacks = {
  onReady?: (event: FormEvent & { isClosed: boolean }) => void
  onStarted?: (event: FormEvent & { responseId: string }) => void
  onSubmit?: (event: FormEvent & { responseId: string }) => void
  onQuestionChanged?: (event: FormEvent & { ref: string }) => void
  onHeightChanged?: (event: FormEvent & { ref: string; height: number }) => void
  onEndingButtonClick?: (event: FormEvent & { ref?: string }) => void
  onDuplicateDetected?: (event: FormEvent) => void
  onClose?: () => void
}

export type WidgetOptions = AddressOptions &
  FormCallbacks & {
    /** Names frame and dialog for those who do not see them. Default: the title in `iframeProps`, else "Form". */
    label?: string
    iframeProps?: Record<string, string>
    /** Element the widget is put into. Default: the end of the page. */
    container?: HTMLElement
    open?: OpenOn
    /** Milliseconds, percent or pixels, as `open` says. */
    openValue?: number
    /** Once closed, nothing but a button opens it again during the visit. */
    preventReopenOnClose?: boolean
    /** Does not open by itself over an open widget: any, or one of the same form. */
    respectOpenModals?: 'all' | 'same'
    /** Closes after the form was sent: true, or milliseconds. */
    autoClose?: boolean | number
    /** Closing hides the frame instead of removing it, so that a half-filled form is still there. */
    keepSession?: boolean
    width?: Length
    height?: Length
  }

export type PopupOptions = WidgetOptions & { size?: number }
export type SliderOptions = WidgetOptions & { position?: 'left' | 'right' }

type ButtonOptions = {
  buttonColor?: string
  /** Picture (address) or text in place of the speech bubble. */
  customIcon?: string
  buttonProps?: Record<string, string>
  /** Brightness above which text on the button is black: 125, or 150 as newer copies have it. */
  textThreshold?: number
}

export type PopoverOptions = WidgetOptions &
  ButtonOptions & {
    tooltip?: string
    /** Days the notification dot stays away after the form was opened; without it there is none. */
    notificationDays?: number
  }

export type SideTabOptions = WidgetOptions &
  ButtonOptions & {
    buttonText?: string
    buttonTextColor?: string
    buttonTextSize?: Length
    buttonWidth?: Length
    buttonHeight?: Length
    buttonAlign?: 'center' | 'top' | 'bottom'
    top?: Length
    bottom?: Length
  }

export type InlineOptions = WidgetOptions & {
  container: HTMLElement
  /** Loads the form when it comes near the window. */
  lazy?: boolean
  /** Stays in its place on a phone instead of filling the screen once the form is begun. */
  inlineOnMobile?: boolean
  /** Moves the focus into the form a second after it is ready. */
  autoFocus?: boolean
}

export type Widget = {
  open: () => void
  close: () => void
  toggle: () => void
  /** Loads the form anew. */
  refresh: () => void
  /** Moves the focus into the form. */
  focus: () => void
  /** Takes the widget out of the page with every listener, timer and lock of it. */
  destroy: () => void
}

/** docs/contracts/form-widgets.md#defaults */
export const defaults = {
  popupSize: 100,
  sliderPosition: 'right',
  sliderWidth: 800,
  buttonColor: '#3a7685',
  buttonText: 'Launch me',
} as const

/** Milliseconds of opening and closing (docs/contracts/form-widgets.md#defaults). */
export const animationMs = { short: 250, slider: 500 } as const

/** Up to this width widgets fill the screen (docs/contracts/form-widgets.md#full-screen). */
export const narrowScreen = '(max-width: 480px)'

/** A CSS length; bare numbers are pixels. */
export function cssLength(value: Length): string {
  return typeof value === 'number' || /^\d+$/.test(value) ? `${value}px` : value
}
