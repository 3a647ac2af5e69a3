import { postJson } from '@/lib/post-json'
import { readStored } from '@/lib/stored'
import { emptySearch, pageView, type EventName, type EventProps } from './events'
import { configuredServices, isFramed } from './page'

type Details = { props?: EventProps; referrer?: string }

/** Browsers that store "true" under this key are not counted (docs/contracts/analytics-events.md#skipped-events). */
const ignoreFlag = 'plausible_ignore'

/** Sends an event to this site, or to Plausible if configured, unless the visit is not counted. Never throws or blocks. */
export function sendEvent(name: EventName | typeof pageView, { props, referrer }: Details = {}): void {
  const { plausible, trackLocalhost } = configuredServices()
  const reason = trackLocalhost ? ignoreReason() : (localReason() ?? ignoreReason())
  if (reason) {
    console.warn(`Analytics: the event "${name}" is not sent, because ${reason}.`)
    return
  }
  const body = {
    n: name,
    u: pageAddress(),
    d: plausible?.domain ?? window.location.hostname,
    r: (referrer ?? document.referrer) || null,
    w: window.innerWidth,
    h: 0,
    p: props && JSON.stringify(props),
  }
  // Counted by this site only, because its property is what a visitor typed.
  const host = name === emptySearch ? undefined : plausible?.host
  // text/plain needs no CORS preflight.
  postJson(`${host ?? ''}/api/event`, body, 'text/plain')
}

/** The address without its hash, which may carry what a visitor entered, such as the answers of a survey. */
function pageAddress(): string {
  return window.location.href.replace(/#.*$/, '')
}

function localReason(): string | undefined {
  const { hostname, protocol } = window.location
  const isLocal = /^localhost$|^127(?:\.\d+){0,2}\.\d+$|^\[::1?\]$/.test(hostname) || protocol === 'file:'
  return isLocal ? 'the site runs on localhost' : undefined
}

function ignoreReason(): string | undefined {
  return readStored('localStorage', ignoreFlag) === 'true'
    ? `${ignoreFlag} is set in this browser`
    : undefined
}

/** Name of the window event dispatched for every page view. */
export const pageEvent = 'site:page'

let lastView: { path: string; url: string } | undefined
let optedOut: boolean | undefined

/** Counts a page view after a navigation. With `no_track` in the first URL, nothing of the visit is counted. */
export function countPage(path: string): void {
  if (isFramed() || path === lastView?.path) return
  // Views carry no visitor ID, so only the first view of a visit reports the external referrer.
  const referrer = lastView?.url ?? document.referrer
  lastView = { path, url: pageAddress() }
  window.dispatchEvent(new Event(pageEvent))
  optedOut ??= new URLSearchParams(window.location.search).has('no_track')
  if (!optedOut) sendEvent(pageView, { referrer })
}
