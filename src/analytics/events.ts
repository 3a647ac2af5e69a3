import { conversions } from '@/config/conversions'

/** Names of the events that visitors' actions send (docs/contracts/analytics-events.md#event-names). */
const eventNames = [
  'Announcement Banner Clicked',
  'Early Access Form - Entered Name',
  'Early Access Form - Entered Email',
  'Open in Gitpod',
  'Github',
  'Outbound Link: Click',
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
