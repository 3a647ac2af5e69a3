/** The window that exchanges messages with one form. */
export type FormWindow = { iframe: HTMLIFrameElement; origin: string; embedId: string }

/** What a form may send (docs/contracts/form-widgets.md#messages). */
const messageTypes = [
  'form-ready',
  'form-screen-changed',
  'form-height-changed',
  'form-submit',
  'welcome-screen-hidden',
  'form-theme',
  'thank-you-screen-button-click',
  'form-close',
] as const

type Fields = Record<string, unknown>
/** What a widget does with the messages of its form. */
export type MessageHandlers = Partial<Record<(typeof messageTypes)[number], (fields: Fields) => void>>

/**
 * Dispatches each message of one form as an event of its name on the frame, and calls its handler. Ignores other
 * frames, origins and embed ids; `form-close` has no id. Returns a function that stops listening.
 */
export function listenTo({ iframe, origin, embedId }: FormWindow, on: MessageHandlers): () => void {
  function onMessage(event: MessageEvent<Fields | string | null>) {
    const { data, source } = event
    if (event.origin !== origin || source === null || source !== iframe.contentWindow) return
    if (typeof data !== 'object' || data === null) return
    const type = messageTypes.find((known) => known === data.type)
    if (!type || (type !== 'form-close' && data.embedId !== embedId)) return
    on[type]?.(data)
    iframe.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: data }))
  }
  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}

type Gtag = (command: 'get', tracker: string, field: 'client_id', callback: (id: string) => void) => void
type AnalyticsWindow = { gtag?: Gtag; dataLayer?: ArrayLike<unknown>[] }

/** How long to wait for the tag (docs/contracts/form-widgets.md#client-id). */
const timeoutMs = 3000

/**
 * Sends the page's analytics client id to a form. `tracker` is the tag's id, or true for the configured one. Logs an
 * error if analytics does not provide it. Returns a function that stops waiting.
 */
export function shareClientId(form: FormWindow, tracker: string | true): () => void {
  const { gtag, dataLayer = [] } = window as AnalyticsWindow
  const configured = () => dataLayer.find((entry) => entry[0] === 'config')?.[1]
  const id = tracker === true ? configured() : tracker
  if (!gtag || typeof id !== 'string') {
    reportMissing(gtag ? 'the tracking id was not found' : 'no tracker was found')
    return () => {}
  }
  const timer = setTimeout(() => reportMissing(`the tracker ${id} was not found`), timeoutMs)
  gtag('get', id, 'client_id', (clientId) => {
    clearTimeout(timer)
    const data = { embedId: form.embedId, gaClientId: clientId }
    form.iframe.contentWindow?.postMessage({ type: 'ga-client-id', data }, form.origin)
  })
  return () => clearTimeout(timer)
}

function reportMissing(what: string): void {
  console.error(
    `The form cannot share the analytics client id: ${what}. Analytics may be missing or blocked.`,
  )
}
