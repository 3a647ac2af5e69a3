import type { EventName, EventProps, SiteEvent } from './events'

/** Name of the window event that carries a SiteEvent to its listeners. */
export const siteEvent = 'site:event'

/** Reports an event to all listeners. Expects a name from events.ts and its properties. Never throws. */
export function track(name: EventName, props?: EventProps): void {
  window.dispatchEvent(new CustomEvent<SiteEvent>(siteEvent, { detail: { name, props } }))
}
