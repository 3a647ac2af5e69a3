import type { Services } from '@/config/services'

/** Returns the services that the build enabled, from the page's `data-services` attribute. */
export function configuredServices(): Services {
  return JSON.parse(document.body.dataset.services ?? '{}') as Services
}

/** Whether this page is inside a frame, as forms are. The outer page then counts views and asks for consent. */
export function isFramed(): boolean {
  return window.parent !== window
}
