/**
 * Whether a link leaves the product's own domain (docs/contracts/site-chrome.md#links). Compares hosts, not substrings,
 * and counts subdomains of the site's host as internal. Expects any href and the site's origin.
 */
export function isExternal(href: string, siteUrl: string): boolean {
  if (!/^https?:\/\//i.test(href)) return false
  const own = new URL(siteUrl).hostname
  const host = URL.canParse(href) ? new URL(href).hostname : ''
  return host !== own && !host.endsWith(`.${own}`)
}

/** Whether a link opens in a new tab: every href that starts with neither / nor # does (docs/contracts/site-chrome.md#links). */
export function opensNewTab(href: string): boolean {
  return !href.startsWith('/') && !href.startsWith('#')
}

/** The attributes of a link that opens in a new tab; none for other links. */
export function tabAttributes(href: string) {
  return opensNewTab(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {}
}
