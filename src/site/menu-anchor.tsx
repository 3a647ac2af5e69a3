import type { ComponentPropsWithoutRef } from 'react'
import { SmartLink } from '@/ui/link'
import { ActiveLink } from './active-link.client'

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { href: string }

/** A link of a menu: own pages say when they are open, outside ones open in a new tab. */
export function MenuAnchor({ href, ...anchor }: Props) {
  const page = href.startsWith('/') && !/[.#]/.test(href)
  return page ? <ActiveLink href={href} exact {...anchor} /> : <SmartLink href={href} {...anchor} />
}
