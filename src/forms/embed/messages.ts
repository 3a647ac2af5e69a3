import type { FormCallbacks } from './options'

/** The window that exchanges messages with one form. */
export type FormWindow = { iframe: HTMLIFrameElement; origin: string; embedId: string }

export type Theme = { color?: string; backgroundColor?: string }

/** A widget's own handlers for the messages of its form (docs/contracts/form-widgets.md#messages). */
export type MessageHandlers = {
  ready?: () => void
  submit?: () => void
  height?: (height: number) => void
  welcomeHidden?: () => void
  theme?: (theme: Theme) => void
  close?: () => void
}

type Fields = Record<string, unknown>

/**
 * Listens to the messages of one form. Ignores other frames, origins and embed ids; `form-close` contains no id. Returns a
 * function that stops listening.
 */
export function listenTo(form: FormWindow, callbacks: FormCallbacks, handlers: MessageHandlers): () => void {
  const actions = actionsOf(callbacks, handlers)
  function onMessage({ data, origin, source }: MessageEvent<unknown>) {
    if (origin !== form.origin || source === null || source !== form.iframe.contentWindow) return
    if (typeof data !== 'object' || data === null) return
    const fields = data as Fields
    const type = text(fields.type)
    if (type === 'form-close' || fields.embedId === form.embedId) actions.get(type)?.(fields)
  }
  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}

/** Asks the form to take the focus. */
export function sendFocus({ iframe, origin }: FormWindow): void {
  iframe.contentWindow?.postMessage('embed-focus', origin)
}

function actionsOf(callbacks: FormCallbacks, on: MessageHandlers): Map<string, (fields: Fields) => void> {
  const actions: Record<string, (fields: Fields) => void> = {
    'form-ready': ({ formId, isClosed }) => {
      on.ready?.()
      callbacks.onReady?.({ formId: text(formId), isClosed: isClosed === true })
    },
    'form-screen-changed': ({ formId, ref }) =>
      callbacks.onQuestionChanged?.({ formId: text(formId), ref: text(ref) }),
    'form-height-changed': ({ formId, ref, height }) => {
      if (typeof height !== 'number' || !(height > 0 && height < Infinity)) return
      on.height?.(height)
      callbacks.onHeightChanged?.({ formId: text(formId), ref: text(ref), height })
    },
    'form-submit': ({ formId, responseId }) => {
      on.submit?.()
      callbacks.onSubmit?.({ formId: text(formId), responseId: text(responseId) })
    },
    'welcome-screen-hidden': () => on.welcomeHidden?.(),
    'form-theme': ({ theme }) => on.theme?.(themeOf(theme)),
    'thank-you-screen-button-click': ({ formId, ref }) =>
      callbacks.onEndingButtonClick?.({ formId: text(formId), ref: text(ref) || undefined }),
    'form-close': () => on.close?.(),
  }
  return new Map(Object.entries(actions))
}

function themeOf(theme: unknown): Theme {
  if (typeof theme !== 'object' || theme === null) return {}
  const { color, backgroundColor } = theme as Fields
  return { color: text(color) || undefined, backgroundColor: text(backgroundColor) || undefined }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

type Gtag = (command: 'get', tracker: string, field: 'client_id', callback: (id: string) => void) => void
type AnalyticsWindow = { gtag?: Gtag; dataLayer?: ArrayLike<unknown>[] }

/** How long to wait for the tag (docs/contracts/form-widgets.md#client-id). */
const timeoutMs = 3000

/**
 * Sends the page's analytics client id to a form. `tracker` is the tag's id, or true for the configured one. If analytics
 * does not provide it, logs an error. Returns a function that stops waiting.
 */
export function shareClientId(form: FormWindow, tracker: string | true): () => void {
  const { gtag, dataLayer } = window as AnalyticsWindow
  const id = tracker === true ? configuredId(dataLayer) : tracker
  if (!gtag || !id) {
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

function configuredId(dataLayer: ArrayLike<unknown>[] = []): string | undefined {
  const config = dataLayer.find((entry) => entry[0] === 'config' && entry.length > 1)
  return typeof config?.[1] === 'string' ? config[1] : undefined
}

function reportMissing(what: string): void {
  console.error(
    `The form cannot share the analytics client id: ${what}. Analytics may be missing or blocked.`,
  )
}
