'use client'

import { useEffect, useRef, useState } from 'react'
import { randomId } from '@/lib/random-id'
import { saveDraft, readDraft } from './storage'

/** The unsent text of a scope (see storage.ts), which survives a failed request and a reload. */
export function useDraft(scope: string, initial = '') {
  const [draft, setDraft] = useState(() => readDraft(scope, initial))
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])

  function write(text: string): void {
    const next = { ...draft, text }
    setDraft(next)
    saveDraft(scope, text === initial ? { ...next, text: '' } : next)
  }

  return {
    ...draft,
    write,
    /** Milliseconds since the form was shown. */
    elapsed: () => Math.round(performance.now() - shownAt.current),
    /** Clears the draft and creates a new key. */
    clear() {
      saveDraft(scope, { text: '', key: '' })
      setDraft({ text: '', key: randomId() })
    },
  }
}
