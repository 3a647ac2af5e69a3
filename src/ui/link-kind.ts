import { redirects } from '@/config/redirects'
import { isExternal, opensNewTab } from '@/lib/links'

const FILE = /\.(atom|csv|gif|graphql|jpe?g|json|md|mp3|pdf|png|svg|txt|webmanifest|webp|xml|ya?ml|zip)$/i

export type LinkKind = {
  /** Goes through the router; everything else is a plain anchor. */
  routed: boolean
  external: boolean
  newTab: boolean
}

/** Redirected addresses may lead off the site, where the router cannot follow. */
const redirected = new Set(redirects.map(({ from }) => from))

/** How an address is linked (specification §2). Takes any href and the site's origin. */
export function linkKind(href: string, siteUrl: string): LinkKind {
  const path = href.split(/[?#]/, 1)[0] ?? ''
  const page =
    href.startsWith('/') &&
    !href.startsWith('//') &&
    !/^\/api(\/|$)/.test(path) &&
    !FILE.test(path) &&
    !redirected.has(path)
  return { routed: page, external: isExternal(href, siteUrl), newTab: opensNewTab(href) }
}
