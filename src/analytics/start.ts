import { parseJson } from '@/lib/parse-json'
import { isPlainClick } from '@/lib/plain-click'
import { conversionOn, trackConversion } from './conversions'
import { isEventName, outboundClick, siteEvent, track, type EventProps, type SiteEvent } from './events'
import { isFramed } from './page'
import { sendEvent } from './send'

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

/**
 * Sends the event named in the clicked element's `data-event` and the conversion in its `data-conversion`, so links can
 * be server components. Every link to the repository sends the event `Github`
 * (docs/contracts/analytics-events.md#event-names).
 */
function reportClick({ target }: MouseEvent, repository: string | undefined): void {
  if (!(target instanceof Element)) return
  const { event, eventProps } = target.closest<HTMLElement>('[data-event]')?.dataset ?? {}
  if (isEventName(event)) track(event, parseJson(eventProps ?? '') as EventProps | undefined)
  else if (repository && leadsTo(repository, target)) track('Github')
  const { conversion } = target.closest<HTMLElement>('[data-conversion]')?.dataset ?? {}
  const found = conversionOn(window.location.pathname, conversion)
  if (found) trackConversion(found)
}

function leadsTo(repository: string, target: Element): boolean {
  const href = target.closest('a[href]')?.getAttribute('href') ?? ''
  return href === repository || href.startsWith(`${repository}/`)
}

/** How long navigation is delayed so that the event can be sent, in milliseconds. */
const delayMs = 150

/**
 * Sends `Outbound Link: Click` for links that leave the site. Delays only a plain click that would replace this page,
 * not one that opens a tab or a mail program (docs/contracts/analytics-events.md#outbound-links).
 */
function reportOutbound(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || !isOutbound(link) || event.button > 1) return
  // Leave out the email address, which is private.
  track(outboundClick, { url: link.protocol === 'mailto:' ? 'mailto:' : link.href })
  if (!replacesPage(event, link)) return
  event.preventDefault()
  setTimeout(() => window.location.assign(link.href), delayMs)
}

function isOutbound({ protocol, host, dataset }: HTMLAnchorElement): boolean {
  // Forms of an external host open in a popup on this page.
  if ('tfPopup' in dataset) return false
  return protocol === 'mailto:' || (/^https?:$/.test(protocol) && host !== window.location.host)
}

function replacesPage(event: MouseEvent, { protocol, target, download }: HTMLAnchorElement): boolean {
  const sameTab = target === '' || target === '_self'
  return !event.defaultPrevented && isPlainClick(event) && sameTab && !download && protocol !== 'mailto:'
}
