/**
 * Whether a page of another site sent this request. Takes its headers and the configured origin of the site, if there
 * is one. A program that is no browser says nothing about it, and passes.
 */
export function isForeign(headers: Headers, siteUrl: string | undefined): boolean {
  const site = headers.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return true
  const origin = headers.get('origin')
  if (origin === null) return false
  if (!URL.canParse(origin)) return true
  const { host } = new URL(origin)
  // Behind a proxy the host header may be the proxy's; then the configured address counts.
  return host !== headers.get('host') && !(siteUrl && URL.canParse(siteUrl) && host === new URL(siteUrl).host)
}
