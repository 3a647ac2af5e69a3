'use client'

import { useEffect, useState } from 'react'
import type { Search } from '../engine'
import { loadSearch } from '../load'

/** Loads the search once `wanted`. Returns it when loaded, and whether loading failed. */
export function useSearch(wanted: boolean): { search: Search | undefined; failed: boolean } {
  const [search, setSearch] = useState<Search>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!wanted || search) return
    let unmounted = false
    async function load() {
      const loaded = await loadSearch().catch(() => undefined)
      if (unmounted) return
      setFailed(!loaded)
      setSearch(() => loaded)
    }
    void load()
    return () => {
      unmounted = true
    }
  }, [wanted, search])

  return { search, failed }
}
