import { reportClick } from './click-events'
import { isEventName, type SiteEvent } from './events'
import { isFramed } from './framed'
import { reportOutbound } from './outbound'
import { sendEvent } from './send'
import { siteEvent, track } from './track'

/** What a form in a frame tells the page around it. */
type Forwarded = SiteEvent & { type: typeof siteEvent }

/** Listens for what visitors do and sends it on; gives how to stop. */
export function startAnalytics(): () => void {
  const { repository } = document.body.dataset
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('click', (event) => reportClick(event, repository), { signal })
  // The middle button opens a link too, and is no click.
  const other = (event: MouseEvent) => event.button === 1 && reportClick(event, repository)
  document.addEventListener('auxclick', other, { signal })
  document.addEventListener('click', reportOutbound, { signal })
  document.addEventListener('auxclick', reportOutbound, { signal })
  window.addEventListener(siteEvent, isFramed() ? forward : send, { signal })
  window.addEventListener('message', receive, { signal })
  return () => listening.abort()
}

function send(event: Event): void {
  const { name, props } = (event as CustomEvent<SiteEvent>).detail
  sendEvent(name, { props })
}

function forward(event: Event): void {
  const message: Forwarded = { ...(event as CustomEvent<SiteEvent>).detail, type: siteEvent }
  window.parent.postMessage(message, window.location.origin)
}

function receive({ data, origin }: MessageEvent<Partial<Forwarded> | null>): void {
  if (origin !== window.location.origin || data?.type !== siteEvent) return
  if (isEventName(data.name)) track(data.name, data.props)
}
