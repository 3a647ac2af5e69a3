import type { ComponentProps } from 'react'
import { SmartLink } from '@/ui/link'
import { ActiveLink } from './active-link.client'

/** A link of a menu: pages of this site set `aria-current`, external links open in a new tab. */
export function MenuAnchor({ href, exact = true, section, ...anchor }: ComponentProps<typeof ActiveLink>) {
  return isPage(href) ? (
    <ActiveLink href={href} exact={exact} section={section} {...anchor} />
  ) : (
    <SmartLink href={href} {...anchor} />
  )
}

/** Whether an address is a page of this site and not a part or a file of one. */
export function isPage(href: string): boolean {
  return href.startsWith('/') && !/[.#]/.test(href)
}
