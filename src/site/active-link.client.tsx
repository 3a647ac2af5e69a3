'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { currentState, type PathRule } from '@/lib/path-rules'
import { usePath } from './use-path.client'

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  href: string
  /** Marks the page itself only, not the pages below its section. */
  exact?: boolean
  /** The pages of its section, if they are not those with the same first path segment. */
  section?: PathRule
}

/** A link to a page of this site that sets `aria-current` on that page and in its section. */
export function ActiveLink({ href, exact = false, section, ...anchor }: Props) {
  const state = currentState(usePath(), href, section)
  return <a href={href} aria-current={exact && state !== 'page' ? undefined : state} {...anchor} />
}
