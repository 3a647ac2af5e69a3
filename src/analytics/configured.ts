import type { Services } from '@/config/services'

/** The services that the build has switched on, as the page says. */
export function configured(): Services {
  return JSON.parse(document.body.dataset.services ?? '{}') as Services
}
