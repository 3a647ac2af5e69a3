import { moved } from '@/config/moved'

const FILE = /\.(atom|csv|gif|graphql|jpe?g|json|md|mp3|pdf|png|svg|txt|webmanifest|webp|xml|ya?ml|zip)$/i

/** Redirected addresses may lead off the site, where the router cannot follow. */
const redirected = new Set(moved.map(({ from }) => from))

/** Whether an address is a page of this site, which goes through the router; everything else is a plain anchor. */
export function isOwnPage(href: string): boolean {
  const path = href.split(/[?#]/, 1)[0] ?? ''
  return (
    href.startsWith('/') &&
    !href.startsWith('//') &&
    !/^\/api(\/|$)/.test(path) &&
    !FILE.test(path) &&
    !redirected.has(path)
  )
}
