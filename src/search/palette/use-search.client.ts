'use client'

import { useEffect, useState } from 'react'
import type { Search } from '../engine'
import { loadSearch } from '../load'

/** The search once it is there, and whether it could not be had. Loaded while `wanted`. */
export function useSearch(wanted: boolean): { search: Search | undefined; failed: boolean } {
  const [search, setSearch] = useState<Search>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (!wanted || search) return
    let gone = false
    async function load() {
      const loaded = await loadSearch().catch(() => undefined)
      if (gone) return
      setFailed(!loaded)
      setSearch(() => loaded)
    }
    void load()
    return () => {
      gone = true
    }
  }, [wanted, search])

  return { search, failed }
}
