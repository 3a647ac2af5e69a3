import Link from 'next/link'
import type { ComponentPropsWithoutRef } from 'react'
import { site } from '@/config/site'
import { ArrowUpRight } from './icon'
import { linkKind } from './link-kind'
import { VisuallyHidden } from './visually-hidden'

export type SmartLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  href: string
  /** Leaves out the arrow that marks an external address. */
  plain?: boolean
  /** False where a link stands on every page and is seldom taken: it is not fetched beforehand. */
  prefetch?: false
}

/** The one link of the site: pages go through the router, files are plain anchors, new tabs are announced. */
export function SmartLink({ href, plain = false, prefetch, children, ...anchor }: SmartLinkProps) {
  const { routed, external, newTab } = linkKind(href, site.seo.siteUrl)
  if (routed) {
    return (
      <Link href={href} prefetch={prefetch} {...anchor}>
        {children}
      </Link>
    )
  }
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={href} {...tab} {...anchor}>
      {children}
      {external && !plain && <ArrowUpRight viewBox="6 6 12 12" className="external-mark" />}
      {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </a>
  )
}
