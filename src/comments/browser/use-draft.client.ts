'use client'

import { useEffect, useRef, useState } from 'react'
import { saveDraft, readDraft } from './storage'

/** The text being written at a place of this browser: it survives a failed send and a reload. */
export function useDraft(place: string, before = '') {
  const [draft, setDraft] = useState(() => readDraft(place, before))
  const seen = useRef(0)
  useEffect(() => {
    seen.current = performance.now()
  }, [])

  function write(text: string): void {
    const next = { ...draft, text }
    setDraft(next)
    saveDraft(place, text === before ? { ...next, text: '' } : next)
  }

  return {
    ...draft,
    write,
    /** Milliseconds since the form was shown. */
    elapsed: () => Math.round(performance.now() - seen.current),
    /** Empties the form, for another comment with a key of its own. */
    finish() {
      saveDraft(place, { text: '', key: '' })
      setDraft({ text: '', key: crypto.randomUUID() })
    },
  }
}
