'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { countPage } from './page-views'
import { startAnalytics } from './start'

/** Counts page views and events of every page. Takes the address of the open-source repository. */
export function Analytics({ repository }: { repository: string }) {
  const path = usePathname()
  useEffect(() => startAnalytics(repository), [repository])
  useEffect(() => countPage(path), [path])
  return null
}
