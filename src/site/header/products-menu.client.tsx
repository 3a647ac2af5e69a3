'use client'

import type { ReactNode } from 'react'
import { currentState, type PathRule } from '@/lib/path-rules'
import { overlayItem } from './classes'
import { useHydrated } from '@/site/use-hydrated.client'
import { usePath } from '@/site/use-path.client'

type Props = { href: string; section?: PathRule; summary: ReactNode; children: ReactNode }

/** A submenu of the overlay, open on tablets and around the current page (docs/contracts/site-chrome.md#mobile-overlay). */
export function ProductsMenu({ href, section, summary, children }: Props) {
  const isTablet = useHydrated() && matchMedia('(width >= 48rem)').matches
  return (
    <details className="group" open={currentState(usePath(), href, section) !== undefined || isTablet}>
      <summary
        className={`${overlayItem} cursor-pointer list-none justify-between [&::-webkit-details-marker]:hidden`}
      >
        {summary}
      </summary>
      {children}
    </details>
  )
}
