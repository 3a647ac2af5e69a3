import { productAnalyticsKey } from '@/analytics/adapters/posthog'
import type { Choice } from './record'

/** Names of the cookies that services set for this site, as their makers document them. */
const analyticsCookie = /^_ga(?:_|$)|^_gid$|^_gat/
const marketingCookie = /^_gcl_|^_gac_|^prism_|^ac_enable_tracking$/

/** Deletes the records of what is not allowed, as far as a page can reach them. */
export function forget({ analytics, marketing }: Choice): void {
  if (!analytics) {
    deleteCookies(analyticsCookie)
    try {
      localStorage.removeItem(productAnalyticsKey)
    } catch {
      // No storage, no record.
    }
  }
  if (!marketing) deleteCookies(marketingCookie)
}

function deleteCookies(pattern: RegExp): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (!pattern.test(name)) continue
    for (const domain of domains()) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
  }
}

/** A cookie is deleted for the domain it was set for: this host or one above it. */
function domains(): string[] {
  const labels = window.location.hostname.split('.')
  return ['', ...labels.map((_, at) => `; Domain=${labels.slice(at).join('.')}`)]
}
