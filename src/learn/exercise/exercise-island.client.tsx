'use client'

import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { whenNearViewport } from '@/lib/prefetch-margin'
import { Button } from '@/ui/button'
import { IslandBoundary } from '@/ui/island-boundary.client'
import type { Workbench, WorkbenchProps } from './workbench.client'

type Props = WorkbenchProps & {
  /** The exercise as the build drew it, readable without script. */
  children: ReactNode
}

/** The workbench in the place of the exercise that the build drew, fetched when that comes near the viewport. */
export function ExerciseIsland({ children, ...props }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<{ Workbench: typeof Workbench }>()
  const [failed, setFailed] = useState(false)

  async function load() {
    try {
      const loaded = await import('./workbench.client')
      const hasFocus = frame.current?.contains(document.activeElement)
      // At once, so that the focus is never anywhere else between the two.
      flushSync(() => setLive(loaded))
      if (hasFocus) frame.current?.querySelector('textarea')?.focus({ preventScroll: true })
    } catch {
      setFailed(true)
    }
  }
  const start = useEffectEvent(() => void load())
  useEffect(() => (frame.current ? whenNearViewport(frame.current, () => start()) : undefined), [])

  return (
    <div ref={frame}>
      {live ? (
        <IslandBoundary
          fallback={<p className="px-5 py-4">This exercise stopped at an error. Reload the page to go on.</p>}
        >
          <live.Workbench {...props} />
        </IslandBoundary>
      ) : (
        children
      )}
      {failed && !live && (
        <p role="alert" className="flex flex-wrap items-center gap-3 px-5 py-4 text-amber">
          The exercise could not be loaded. Check your connection.
          <Button size="sm" variant="secondary" onClick={() => void load()}>
            Try again
          </Button>
        </p>
      )}
    </div>
  )
}
