'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { countPage } from './send'
import { startAnalytics } from './start'

/** Counts page views and events on every page. */
export function Analytics() {
  const path = usePathname()
  useEffect(() => startAnalytics(), [])
  useEffect(() => countPage(path), [path])
  return null
}
