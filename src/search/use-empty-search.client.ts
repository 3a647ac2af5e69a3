'use client'

import { useEffect } from 'react'
import { emptySearch, track } from '@/analytics/events'

/** A visitor who types on gets other results, so only a text that stays this long counts. */
const pauseMs = 1500

/** Reports a search that found nothing (docs/contracts/analytics-events.md#searches). Expects undefined while there is none. */
export function useEmptySearch(query: string | undefined): void {
  useEffect(() => {
    if (!query) return
    const timer = setTimeout(() => track(emptySearch, { query }), pauseMs)
    return () => clearTimeout(timer)
  }, [query])
}

/** Reports the query of a page that found nothing. */
export function EmptySearch({ query }: { query: string }) {
  useEmptySearch(query)
  return null
}
