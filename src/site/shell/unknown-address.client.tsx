'use client'

import { useLayoutEffect, type ReactNode } from 'react'
import { applyTheme } from '@/site/theme/theme-store'
import { FixedPath } from '@/site/use-path.client'

/**
 * Wraps the 404 page. Its single prerendered file does not know the path, so header and banners use a fixed one. Also
 * forces the dark theme below /learn, where the head script applies the visitor's choice.
 */
export function UnknownAddress({ children }: { children: ReactNode }) {
  useLayoutEffect(() => applyTheme('dark'), [])
  return <FixedPath value="/404">{children}</FixedPath>
}
