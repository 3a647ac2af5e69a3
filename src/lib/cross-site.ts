/**
 * Whether a request was sent by a page of another site. Expects its headers and the configured origin of this site, if
 * any. Clients other than browsers send neither header and are accepted.
 */
export function isCrossSite(headers: Headers, siteUrl: string | undefined): boolean {
  const site = headers.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return true
  const origin = headers.get('origin')
  if (origin === null) return false
  if (!URL.canParse(origin)) return true
  const { host } = new URL(origin)
  // Behind a proxy the Host header may be the proxy's, so compare with the configured origin too.
  return host !== headers.get('host') && !(siteUrl && URL.canParse(siteUrl) && host === new URL(siteUrl).host)
}
