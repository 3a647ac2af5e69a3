'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { startConsent } from './start'

const loadPanel = () => import('./panel.client')
// If the chunk fails to load, nothing is asked, so nothing is allowed.
const Panel = lazy(() =>
  loadPanel().then(
    ({ ConsentPanel }) => ({ default: ConsentPanel }),
    () => ({ default: () => <></> }),
  ),
)

/** Asks for consent on the first visit and reopens the preferences. Loads its interface on demand. */
export function Consent() {
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  const [needed, setNeeded] = useState(false)

  useEffect(
    () =>
      startConsent({
        ask(asking) {
          setAsked(asking)
          if (asking) setNeeded(true)
        },
        open() {
          setOpen(true)
          setNeeded(true)
          return loadPanel()
        },
      }),
    [],
  )

  if (!needed) return null
  return (
    <Suspense fallback={null}>
      <Panel asked={asked} open={open} onAsked={setAsked} onOpen={setOpen} />
    </Suspense>
  )
}
