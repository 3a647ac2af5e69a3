import { moved } from '@/config/moved'

const FILE = /\.(atom|csv|gif|graphql|jpe?g|json|md|mp3|pdf|png|svg|txt|webmanifest|webp|xml|ya?ml|zip)$/i

/** Redirects may lead to other sites, which the client router cannot open. */
const redirected = new Set(moved.map(({ from }) => from))

/**
 * Whether an address is a page that the client router opens; everything else is a full page load. So are form pages: they
 * have no router, so after a reload the back button could not return to a page that the router has left. So are pages that
 * are rendered per request: the router prefetches them again and again, until their rate limit refuses the visitor.
 */
export function isOwnPage(href: string): boolean {
  const path = href.split(/[?#]/, 1)[0] ?? ''
  return (
    href.startsWith('/') &&
    !href.startsWith('//') &&
    !/^\/(api|forms|search)(\/|$)/.test(path) &&
    !FILE.test(path) &&
    !redirected.has(path)
  )
}
