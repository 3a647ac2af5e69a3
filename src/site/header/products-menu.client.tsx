'use client'

import type { ReactNode } from 'react'
import { allowed } from '@/site/paths'
import { usePath } from '@/site/use-path.client'

type Props = { paths: readonly string[]; summary: ReactNode; children: ReactNode }

/**
 * A submenu of the overlay; open from the start when the visitor is on one of its pages
 * (docs/contracts/site-chrome.md#mobile-overlay).
 */
export function ProductsMenu({ paths, summary, children }: Props) {
  return (
    <details className="overlay-group" open={allowed(usePath(), { only: paths })}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
