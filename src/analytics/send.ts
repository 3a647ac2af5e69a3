import { configured } from './configured'
import type { EventName, EventProps, pageView } from './events'

type Details = { props?: EventProps; referrer?: string }

/**
 * Visitors who set this to "true" in their browser's storage are not counted
 * (docs/contracts/analytics-events.md#skipped-events).
 */
const ignoreFlag = 'plausible_ignore'

/** Sends an event to whoever counts, unless this is no visit to be counted. Never throws and waits for nothing. */
export function sendEvent(name: EventName | typeof pageView, { props, referrer }: Details = {}): void {
  const { plausible, trackLocalhost } = configured()
  const reason = trackLocalhost ? ignored() : (local() ?? ignored())
  if (reason) {
    console.warn(`Analytics: the event "${name}" is not sent, because ${reason}.`)
    return
  }
  const body = {
    n: name,
    u: window.location.href,
    d: plausible?.domain ?? window.location.hostname,
    r: (referrer ?? document.referrer) || null,
    w: window.innerWidth,
    h: 0,
    p: props && JSON.stringify(props),
  }
  fetch(`${plausible?.host ?? ''}/api/event`, {
    method: 'POST',
    // A type that needs no preflight; `keepalive`, because the page may be left right away.
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
    // A blocked or failed count is no matter of the visitor.
  }).catch(() => {})
}

function local(): string | undefined {
  const { hostname, protocol } = window.location
  const here = /^localhost$|^127(?:\.\d+){0,2}\.\d+$|^\[::1?\]$/.test(hostname) || protocol === 'file:'
  return here ? 'the site runs on localhost' : undefined
}

function ignored(): string | undefined {
  try {
    return localStorage.getItem(ignoreFlag) === 'true' ? `${ignoreFlag} is set in this browser` : undefined
  } catch {
    return undefined
  }
}
