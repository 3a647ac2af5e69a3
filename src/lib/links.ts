/**
 * Whether an address leaves the product's own domain (docs/contracts/site-chrome.md#links). Hosts are compared, not
 * substrings; sub-domains of the site's host count as own. Takes any href and the site's origin.
 */
export function isExternal(href: string, siteUrl: string): boolean {
  if (!/^https?:\/\//i.test(href)) return false
  const own = new URL(siteUrl).hostname
  const host = URL.canParse(href) ? new URL(href).hostname : ''
  return host !== own && !host.endsWith(`.${own}`)
}

/** Links that start with neither / nor # open in a new tab (docs/contracts/site-chrome.md#links). */
export function opensNewTab(href: string): boolean {
  return !href.startsWith('/') && !href.startsWith('#')
}
