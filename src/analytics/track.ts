import type { EventName, EventProps, SiteEvent } from './events'

/** Name of the window event that carries a SiteEvent to whoever counts. */
export const siteEvent = 'site:event'

/** Tells whoever counts that something happened. Takes one of the listed names and plain properties; never throws. */
export function track(name: EventName, props?: EventProps): void {
  window.dispatchEvent(new CustomEvent<SiteEvent>(siteEvent, { detail: { name, props } }))
}
