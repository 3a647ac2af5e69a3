'use client'

import { useLayoutEffect, type ReactNode } from 'react'
import { applyTheme } from './theme/theme-store'
import { FixedPath } from './use-path.client'

/**
 * Around the page of unknown addresses: its one prerendered file cannot know the path, so the chrome takes the same
 * path there and here; and it is dark below /learn too, where the head script follows the visitor's choice.
 */
export function UnknownAddress({ children }: { children: ReactNode }) {
  useLayoutEffect(() => applyTheme('dark'), [])
  return <FixedPath value="/404">{children}</FixedPath>
}
