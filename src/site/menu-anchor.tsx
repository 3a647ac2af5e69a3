import type { ComponentPropsWithoutRef } from 'react'
import { SmartLink } from '@/ui/link'
import { ActiveLink } from './active-link.client'
import { nav } from './navigation'

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { href: string }

/** A link of a menu: own pages say when they are open, outside ones open in a new tab. */
export function MenuAnchor({ href, ...anchor }: Props) {
  // The redirect to the invite leaves the site, so the router must not fetch it beforehand.
  if (href === nav.discord.url) return <a href={href} {...anchor} />
  const page = href.startsWith('/') && !/[.#]/.test(href)
  return page ? <ActiveLink href={href} exact {...anchor} /> : <SmartLink href={href} {...anchor} />
}
