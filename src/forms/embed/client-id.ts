import { sendClientId, type FormWindow } from './messages'

type Gtag = (command: 'get', tracker: string, field: 'client_id', answer: (id: string) => void) => void
type Tracker = { get: (field: 'trackingId' | 'clientId') => string }
type AnalyticsWindow = { gtag?: Gtag; dataLayer?: ArrayLike<unknown>[]; ga?: { getAll?: () => Tracker[] } }

/** How long the tag may take to answer (docs/contracts/form-widgets.md#client-id). */
const answerMs = 3000

/**
 * Hands the analytics client id of the page to a form. Takes the tracker's name, or true for the first one. When
 * analytics do not answer, a console message says so. Gives how to stop waiting.
 */
export function shareClientId(form: FormWindow, tracker: string | true): () => void {
  const { gtag, dataLayer, ga } = window as AnalyticsWindow
  if (gtag) return askTag(form, gtag, tracker === true ? configuredId(dataLayer) : tracker)
  const trackers = ga?.getAll?.() ?? []
  const found = tracker === true ? trackers[0] : trackers.find((item) => item.get('trackingId') === tracker)
  if (found) sendClientId(form, found.get('clientId'))
  else complain(tracker === true ? 'no tracker was found' : `the tracker ${tracker} was not found`)
  return () => {}
}

function askTag(form: FormWindow, gtag: Gtag, id: string | undefined): () => void {
  if (!id) {
    complain('the tracking id was not found')
    return () => {}
  }
  const timer = setTimeout(() => complain(`the tracker ${id} was not found`), answerMs)
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

function complain(what: string): void {
  console.error(
    `The form cannot share the analytics client id: ${what}. Analytics may be missing or blocked.`,
  )
}
