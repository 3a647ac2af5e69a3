import { conversions } from '@/config/conversions'

export const outboundClick = 'Outbound Link: Click'
/** A search in the browser that found nothing; the text is its property `query`. */
export const emptySearch = 'Search: No Result'

/** Names of the events that visitors' actions send (docs/contracts/analytics-events.md#event-names). */
const eventNames = [
  'Announcement Banner Clicked',
  'Early Access Form - Entered Name',
  'Early Access Form - Entered Email',
  'Open in Gitpod',
  'Github',
  outboundClick,
  emptySearch,
  ...conversions,
] as const

export type EventName = (typeof eventNames)[number]
export type EventProps = Record<string, string | number | boolean>
export type SiteEvent = { name: EventName; props?: EventProps }

/** Event name of a page view (docs/contracts/analytics-events.md#page-views). */
export const pageView = 'pageview'

/** Whether a string is the name of an event. */
export function isEventName(text: string | undefined): text is EventName {
  return eventNames.some((name) => name === text)
}

/** Name of the window event that carries a SiteEvent to its listeners. */
export const siteEvent = 'site:event'

/** Reports an event to all listeners. Expects a name from events.ts and its properties. Never throws. */
export function track(name: EventName, props?: EventProps): void {
  window.dispatchEvent(new CustomEvent<SiteEvent>(siteEvent, { detail: { name, props } }))
}
