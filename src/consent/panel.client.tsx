'use client'

import { useState } from 'react'
import { ConsentBar } from './bar.client'
import { ConsentDrawer } from './drawer.client'
import type { Choice } from './record'
import { settle } from './settle'
import { storedRecord } from './store'

type Props = {
  /** The question of the first visit is open. */
  asked: boolean
  /** The preferences are open. */
  open: boolean
  onAsked: (asked: boolean) => void
  onOpen: (open: boolean) => void
}

/** The bar of the first visit and the drawer with the preferences. */
export function ConsentPanel({ asked, open, onAsked, onOpen }: Props) {
  const [answer, setAnswer] = useState<Choice>()
  const [said, setSaid] = useState('')
  // Another tab may have changed the stored answer; where nothing can be stored, this one counts.
  const choice = storedRecord()?.choice ?? answer

  function save(wanted: Choice): void {
    const allowed = settle(wanted)
    setAnswer(allowed)
    setSaid(`Saved. Analytics ${word(allowed.analytics)}, marketing ${word(allowed.marketing)}.`)
    onAsked(false)
    onOpen(false)
  }

  return (
    <>
      {asked && <ConsentBar onAnswer={save} onChoose={() => onOpen(true)} />}
      <ConsentDrawer open={open} choice={choice} onAnswer={save} onClose={() => onOpen(false)} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

function word(allowed: boolean): string {
  return allowed ? 'allowed' : 'refused'
}
