import type { ComponentPropsWithoutRef } from 'react'
import { site } from '@/config/site'
import { ArrowUpRight } from './icon'
import { linkKind } from './link-kind'
import { VisuallyHidden } from './visually-hidden'

export type SmartLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  href: string
  /** Leaves out the arrow that marks an external address. */
  plain?: boolean
}

/** The one link of the site: outside addresses are marked, new tabs are announced. */
export function SmartLink({ href, plain = false, children, ...anchor }: SmartLinkProps) {
  const { external, newTab } = linkKind(href, site.seo.siteUrl)
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={href} {...tab} {...anchor}>
      {children}
      {external && !plain && <ArrowUpRight viewBox="6 6 12 12" className="external-mark" />}
      {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </a>
  )
}
