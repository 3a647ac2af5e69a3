import type { ComponentPropsWithoutRef } from 'react'
import { site } from '@/config/site'
import { isExternal, opensNewTab, tabAttributes } from '@/lib/links'
import { ArrowUpRight } from './icon'

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
  return (
    <a href={href} {...tabAttributes(href)} {...anchor}>
      {children}
      {!plain && isExternal(href, site.seo.siteUrl) && (
        <ArrowUpRight
          viewBox="6 6 12 12"
          className="ms-[0.3em] inline-block size-[0.48em] align-[0.1em] opacity-70"
        />
      )}
      {opensNewTab(href) && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  )
}
