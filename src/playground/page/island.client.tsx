'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { IslandBoundary } from '@/ui/island-boundary.client'
import { decodeWork } from '../share-link'
import { lastWork, newSaved } from './state/open-work'
import type { Saved } from './state/saved-works'
import { forgetFragment, holdsWork } from './use-opened-links.client'
import type { Built } from './built'
import { Failure } from './failure'
import type { Workbench } from './workbench.client'

type Props = {
  built: Built
  /** The first example as a finished page, for visitors without script and until the workbench starts. */
  children: ReactNode
}

type Start = { saved: Saved; brokenLink: boolean; Workbench: typeof Workbench }

/** The workbench in the place of the finished page that it starts with, fetched after the first paint. */
export function PlaygroundIsland({ built, children }: Props) {
  const [start, setStart] = useState<Start | 'failed'>()

  useEffect(() => {
    let left = false
    async function begin() {
      try {
        const [linked, module] = await Promise.all([decodeWork(location.hash), import('./workbench.client')])
        if (left) return
        const brokenLink = holdsWork(location.hash) && !linked
        if (linked) forgetFragment()
        const saved = linked ? newSaved(linked) : lastWork(built.work)
        setStart({ saved, brokenLink, Workbench: module.Workbench })
      } catch {
        if (!left) setStart('failed')
      }
    }
    void begin()
    return () => {
      left = true
    }
  }, [built])

  const failed = (
    <>
      <Failure message={failedText} />
      {children}
    </>
  )
  if (start === undefined) return children
  if (start === 'failed') return failed
  return (
    <IslandBoundary fallback={failed}>
      <start.Workbench built={built} start={start.saved} brokenLink={start.brokenLink} />
    </IslandBoundary>
  )
}

const failedText =
  'The workbench could not be loaded, so this is a finished example. Check your connection and load the page again. Work that you saved is still in this browser.'
