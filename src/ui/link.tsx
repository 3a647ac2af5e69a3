import type { ComponentPropsWithoutRef } from 'react'
import { site } from '@/config/site'
import { isExternal, opensNewTab } from '@/lib/links'
import { ArrowUpRight } from './icon'
import { VisuallyHidden } from './visually-hidden'

export type SmartLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  href: string
  /** Leaves out the arrow that marks an external address. */
  plain?: boolean
}

/**
 * A link that marks external addresses and announces new tabs. Server components only, because browser code does not
 * know the site's address; there, links lead to pages of this site and are plain anchors.
 */
export function SmartLink({ href, plain = false, children, ...anchor }: SmartLinkProps) {
  const newTab = opensNewTab(href)
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={href} {...tab} {...anchor}>
      {children}
      {!plain && isExternal(href, site.seo.siteUrl) && (
        <ArrowUpRight viewBox="6 6 12 12" className="external-mark" />
      )}
      {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </a>
  )
}
