import { productAnalyticsKey } from './services/posthog'
import type { Choice } from './record'

/** Cookies that the services set on this site, according to their documentation. */
const analyticsCookie = /^_ga(?:_|$)|^_gid$|^_gat/
const marketingCookie = /^_gcl_|^_gac_|^prism_|^ac_enable_tracking$/

/** Deletes the cookies and storage of refused categories, as far as a page can access them. */
export function deleteRefusedRecords({ analytics, marketing }: Choice): void {
  if (!analytics) {
    deleteCookies(analyticsCookie)
    try {
      localStorage.removeItem(productAnalyticsKey)
    } catch {
      // Blocked storage has no record to delete.
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

/** Lists this host and every parent domain, because a cookie is deleted only with the domain that it was set for. */
function domains(): string[] {
  const labels = window.location.hostname.split('.')
  return ['', ...labels.map((_, at) => `; Domain=${labels.slice(at).join('.')}`)]
}
