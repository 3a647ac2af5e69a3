import { reportClick, reportOutbound } from './clicks'
import { isEventName, type SiteEvent } from './events'
import { isFramed } from './framed'
import { sendEvent } from './send'
import { siteEvent, track } from './track'

/** The message that a framed form posts to its outer page. */
type ForwardedEvent = SiteEvent & { type: typeof siteEvent }

/** Listens for clicks and events, and sends them. Returns a function that stops listening. */
export function startAnalytics(): () => void {
  const { repository } = document.body.dataset
  const controller = new AbortController()
  const { signal } = controller
  document.addEventListener('click', (event) => reportClick(event, repository), { signal })
  // Middle clicks open links too, but fire `auxclick`, not `click`.
  const reportMiddleClick = (event: MouseEvent) => event.button === 1 && reportClick(event, repository)
  document.addEventListener('auxclick', reportMiddleClick, { signal })
  document.addEventListener('click', reportOutbound, { signal })
  document.addEventListener('auxclick', reportOutbound, { signal })
  window.addEventListener(siteEvent, isFramed() ? forward : send, { signal })
  window.addEventListener('message', receive, { signal })
  return () => controller.abort()
}

function send(event: Event): void {
  const { name, props } = (event as CustomEvent<SiteEvent>).detail
  sendEvent(name, { props })
}

function forward(event: Event): void {
  const message: ForwardedEvent = { ...(event as CustomEvent<SiteEvent>).detail, type: siteEvent }
  window.parent.postMessage(message, window.location.origin)
}

function receive({ data, origin }: MessageEvent<Partial<ForwardedEvent> | null>): void {
  if (origin !== window.location.origin || data?.type !== siteEvent) return
  if (isEventName(data.name)) track(data.name, data.props)
}
