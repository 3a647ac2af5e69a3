'use client'

import { useState } from 'react'
import { applyConsent } from './apply-consent'
import { ConsentBar } from './bar.client'
import { ConsentDrawer } from './drawer.client'
import type { Choice } from './record'
import { storedRecord } from './store'

type Props = {
  /** Whether the bar of the first visit is shown. */
  asked: boolean
  /** Whether the preferences are open. */
  open: boolean
  onAsked: (asked: boolean) => void
  onOpen: (open: boolean) => void
}

/** The bar of the first visit and the drawer with the preferences. */
export function ConsentPanel({ asked, open, onAsked, onOpen }: Props) {
  const [saved, setSaved] = useState<Choice>()
  const [status, setStatus] = useState('')
  // Prefer the stored choice, which another tab may have changed; without storage, use this page's.
  const choice = storedRecord()?.choice ?? saved

  function save(wanted: Choice): void {
    const allowed = applyConsent(wanted)
    setSaved(allowed)
    setStatus(`Saved. Analytics ${word(allowed.analytics)}, marketing ${word(allowed.marketing)}.`)
    onAsked(false)
    onOpen(false)
  }

  return (
    <>
      {asked && <ConsentBar onChoice={save} onOpenDetails={() => onOpen(true)} />}
      <ConsentDrawer open={open} choice={choice} onChoice={save} onClose={() => onOpen(false)} />
      <p role="status" className="sr-only">
        {status}
      </p>
    </>
  )
}

function word(allowed: boolean): string {
  return allowed ? 'allowed' : 'refused'
}
