import type { ComponentPropsWithoutRef } from 'react'
import { SmartLink } from '@/ui/link'
import { ActiveLink } from './active-link.client'

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { href: string }

/** A link of a menu: pages of this site set `aria-current`, external links open in a new tab. */
export function MenuAnchor({ href, ...anchor }: Props) {
  const page = href.startsWith('/') && !/[.#]/.test(href)
  return page ? <ActiveLink href={href} exact {...anchor} /> : <SmartLink href={href} {...anchor} />
}
