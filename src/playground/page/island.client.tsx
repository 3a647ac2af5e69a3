'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { IslandBoundary } from '@/ui/island-boundary.client'
import { decodeWork } from '../share-link'
import { lastWork, newSaved } from './state/open-work'
import type { Saved } from './state/saved-works'
import { forgetFragment, holdsWork } from './use-opened-links.client'
import type { Built } from './built'
import { Workbench } from './workbench.client'

type Props = {
  built: Built
  /** The first example as a finished page, for visitors without script and until the workbench starts. */
  children: ReactNode
}

/** The workbench in the place of the finished page that it starts with. */
export function PlaygroundIsland({ built, children }: Props) {
  const [start, setStart] = useState<{ saved: Saved; brokenLink: boolean }>()

  useEffect(() => {
    async function begin() {
      const linked = await decodeWork(location.hash)
      const brokenLink = holdsWork(location.hash) && !linked
      if (linked) forgetFragment()
      setStart({ saved: linked ? newSaved(linked) : lastWork(built.work), brokenLink })
    }
    void begin()
  }, [built])

  return (
    <IslandBoundary fallback={children}>
      {start ? <Workbench built={built} start={start.saved} brokenLink={start.brokenLink} /> : children}
    </IslandBoundary>
  )
}
