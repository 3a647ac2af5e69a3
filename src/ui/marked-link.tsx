import type { ComponentPropsWithoutRef } from 'react'
import { opensNewTab, tabAttributes } from '@/lib/links'
import { ArrowUpRight } from './icon'

export type MarkedLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  href: string
  /** Whether an arrow marks the address as external. */
  marked: boolean
}

/** A link that announces a new tab, for the server and for browsers. */
export function MarkedLink({ href, marked, children, ...anchor }: MarkedLinkProps) {
  return (
    <a href={href} {...tabAttributes(href)} {...anchor}>
      {children}
      {marked && (
        <ArrowUpRight
          viewBox="6 6 12 12"
          className="ms-[0.3em] inline-block size-[0.48em] align-[0.1em] opacity-70"
        />
      )}
      {opensNewTab(href) && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  )
}
