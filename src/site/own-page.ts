import { moved } from '@/config/moved'

const FILE = /\.(atom|csv|gif|graphql|jpe?g|json|md|mp3|pdf|png|svg|txt|webmanifest|webp|xml|ya?ml|zip)$/i

/** Redirected addresses may lead off the site, where the router cannot follow. */
const redirected = new Set(moved.map(({ from }) => from))

/**
 * Whether an address is a page of this site, which goes through the router; everything else is a plain anchor. The page of
 * a form is one too: it comes without the router, and after a reload could not go back to a page that the router has left.
 */
export function isOwnPage(href: string): boolean {
  const path = href.split(/[?#]/, 1)[0] ?? ''
  return (
    href.startsWith('/') &&
    !href.startsWith('//') &&
    !/^\/(api|forms)(\/|$)/.test(path) &&
    !FILE.test(path) &&
    !redirected.has(path)
  )
}
