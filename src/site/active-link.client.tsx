'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { currentState } from './paths'
import { usePath } from './use-path.client'

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  href: string
  /** Marks the page itself only, not the pages below its section. */
  exact?: boolean
}

/** A link to a page of this site that sets `aria-current` on that page and in its section. */
export function ActiveLink({ href, exact = false, ...anchor }: Props) {
  const state = currentState(usePath(), href)
  return <a href={href} aria-current={exact && state !== 'page' ? undefined : state} {...anchor} />
}
