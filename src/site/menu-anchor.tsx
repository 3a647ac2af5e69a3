import type { ComponentProps } from 'react'
import { SmartLink } from '@/ui/link'
import { ActiveLink } from './active-link.client'

/** A link of a menu: pages of this site set `aria-current`, external links open in a new tab. */
export function MenuAnchor({ href, exact = true, section, ...anchor }: ComponentProps<typeof ActiveLink>) {
  const page = href.startsWith('/') && !/[.#]/.test(href)
  return page ? (
    <ActiveLink href={href} exact={exact} section={section} {...anchor} />
  ) : (
    <SmartLink href={href} {...anchor} />
  )
}
