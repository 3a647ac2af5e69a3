import { track } from './track'

/**
 * How long a click is held so that its event gets out, in milliseconds
 * (docs/contracts/analytics-events.md#outbound-links).
 */
const holdMs = 150

/**
 * Sends `Outbound Link: Click` when a click leads off the site. Only a plain click that would replace this page is held
 * up; one that opens a tab, a mail or something else by itself goes its way
 * (docs/contracts/analytics-events.md#outbound-links).
 */
export function reportOutbound(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || !isOutbound(link) || event.button > 1) return
  // Whom a visitor writes to is nobody's business.
  track('Outbound Link: Click', { url: link.protocol === 'mailto:' ? 'mailto:' : link.href })
  if (!replacesPage(event, link)) return
  event.preventDefault()
  setTimeout(() => window.location.assign(link.href), holdMs)
}

function isOutbound({ protocol, host, dataset }: HTMLAnchorElement): boolean {
  // A form of another host opens in a popup of this page.
  if ('tfPopup' in dataset) return false
  return protocol === 'mailto:' || (/^https?:$/.test(protocol) && host !== window.location.host)
}

function replacesPage(event: MouseEvent, { protocol, target, download }: HTMLAnchorElement): boolean {
  const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const sameTab = target === '' || target === '_self'
  return !event.defaultPrevented && !modified && sameTab && !download && protocol !== 'mailto:'
}
