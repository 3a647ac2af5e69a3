import { isPlainClick } from '@/lib/plain-click'
import { outboundClick } from './events'
import { track } from './track'

/**
 * How long navigation is delayed so that the event can be sent, in milliseconds
 * (docs/contracts/analytics-events.md#outbound-links).
 */
const delayMs = 150

/**
 * Sends `Outbound Link: Click` for links that leave the site. Delays only a plain click that would replace this page, not
 * one that opens a tab or a mail program
 * (docs/contracts/analytics-events.md#outbound-links).
 */
export function reportOutbound(event: MouseEvent): void {
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
