import { readStored } from '@/lib/stored'
import { configuredServices } from './configured-services'
import { emptySearch, type EventName, type EventProps, type pageView } from './events'

type Details = { props?: EventProps; referrer?: string }

/**
 * Browsers whose local storage sets this key to "true" are not counted
 * (docs/contracts/analytics-events.md#skipped-events).
 */
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
  fetch(`${host ?? ''}/api/event`, {
    method: 'POST',
    // text/plain needs no CORS preflight; `keepalive` lets the request outlive the page.
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
    // Ignore blocked or failed requests, which do not concern the visitor.
  }).catch(() => {})
}

/** The address without its hash, which may carry what a visitor entered, such as the answers of a survey. */
export function pageAddress(): string {
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
