import { sendClientId, type FormWindow } from './messages'

type Gtag = (command: 'get', tracker: string, field: 'client_id', callback: (id: string) => void) => void
type Tracker = { get: (field: 'trackingId' | 'clientId') => string }
type AnalyticsWindow = { gtag?: Gtag; dataLayer?: ArrayLike<unknown>[]; ga?: { getAll?: () => Tracker[] } }

/** How long to wait for the tag (docs/contracts/form-widgets.md#client-id). */
const timeoutMs = 3000

/**
 * Sends the page's analytics client id to a form. `tracker` is the tracker's id, or true for the first one. If analytics
 * does not provide it, logs an error. Returns a function that stops waiting.
 */
export function shareClientId(form: FormWindow, tracker: string | true): () => void {
  const { gtag, dataLayer, ga } = window as AnalyticsWindow
  if (gtag) return askTag(form, gtag, tracker === true ? configuredId(dataLayer) : tracker)
  const trackers = ga?.getAll?.() ?? []
  const found = tracker === true ? trackers[0] : trackers.find((item) => item.get('trackingId') === tracker)
  if (found) sendClientId(form, found.get('clientId'))
  else reportMissing(tracker === true ? 'no tracker was found' : `the tracker ${tracker} was not found`)
  return () => {}
}

function askTag(form: FormWindow, gtag: Gtag, id: string | undefined): () => void {
  if (!id) {
    reportMissing('the tracking id was not found')
    return () => {}
  }
  const timer = setTimeout(() => reportMissing(`the tracker ${id} was not found`), timeoutMs)
  gtag('get', id, 'client_id', (clientId) => {
    clearTimeout(timer)
    sendClientId(form, clientId)
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
