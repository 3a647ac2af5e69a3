'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { startConsent } from './start'

/* Where it cannot be fetched nothing is asked, and so nothing is allowed. */
const Panel = lazy(() =>
  import('./panel.client').then(
    ({ ConsentPanel }) => ({ default: ConsentPanel }),
    () => ({ default: () => <></> }),
  ),
)

/** Asks for consent on the first visit and opens the preferences again. What it shows is loaded when it is shown. */
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
