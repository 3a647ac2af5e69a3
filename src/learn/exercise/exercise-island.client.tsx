'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { IslandBoundary } from '@/ui/island-boundary.client'
import styles from './exercise.module.css'
import { startWhenWanted } from './start-when-wanted'
import type { Workbench, WorkbenchProps } from './workbench.client'

type Props = WorkbenchProps & {
  /** The exercise as the build drew it, readable without script. */
  children: ReactNode
}

/**
 * The workbench in the place of the exercise that the build drew, fetched when that comes near the viewport or gets focus.
 * Focus and an opened solution stay, and a button pressed before acts once the workbench is there.
 */
export function ExerciseIsland({ children, ...props }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<{ Workbench: typeof Workbench; solutionOpened: boolean }>()
  const [failed, setFailed] = useState(false)
  const [ready, setReady] = useState(false)

  useEffect(() => {
    if (!frame.current) return
    setReady(true)
    return startWhenWanted(frame.current, {
      load: () => import('./workbench.client'),
      replace(loaded) {
        const solutionOpened = frame.current?.querySelector('details')?.open === true
        // At once, so that the focus is never anywhere else between the two.
        flushSync(() => setLive({ Workbench: loaded.Workbench, solutionOpened }))
      },
      // What the build drew stays.
      onFailure: () => setFailed(true),
    })
  }, [])

  return (
    <div ref={frame}>
      {/* A press before the page reacts would be lost, so buttons cannot be pressed until then. */}
      <fieldset disabled={!ready} className="contents">
        {live ? (
          <IslandBoundary
            fallback={
              <p className={styles.part}>This exercise stopped at an error. Reload the page to go on.</p>
            }
          >
            <live.Workbench {...props} solutionOpened={live.solutionOpened} />
          </IslandBoundary>
        ) : (
          children
        )}
      </fieldset>
      {failed && !live && (
        <p role="alert" className={`${styles.part} text-amber`}>
          The exercise could not be loaded. Check your connection and try again.
        </p>
      )}
    </div>
  )
}
