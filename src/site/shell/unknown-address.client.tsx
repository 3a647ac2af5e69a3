'use client'

import { useLayoutEffect, type ReactNode } from 'react'
import { applyTheme } from '@/site/theme/theme-store'
import { FixedPath } from '@/site/use-path.client'

/** Wraps the 404 page: one file for all paths, dark also below /learn, where the head script applies a choice. */
export function UnknownAddress({ children }: { children: ReactNode }) {
  useLayoutEffect(() => applyTheme('dark'), [])
  return <FixedPath value="/404">{children}</FixedPath>
}
