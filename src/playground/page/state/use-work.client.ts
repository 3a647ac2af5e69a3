'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Work } from '@/playground/work'
import { forgetFragment, holdsWork, keepInAddress } from '../address.client'
import { useHistory } from './history'
import { browserStorage, newSaved, rememberCurrent, save, type Saved } from './saved-works'

const saveDelayMs = 250

/** The work on the page with undo. Every change is saved in the browser a moment later, and when the page is left. */
export function useWork(start: Saved) {
  const { work, change, ...history } = useHistory(start.work)
  const [origin, setOrigin] = useState(start.origin)
  const [unsaved, setUnsaved] = useState(false)
  const saved = useRef(start)
  const shown = useRef(work)

  const saveNow = useEffectEvent(() => {
    const { current } = saved
    if (current.savedAt > 0 && current.work === work && current.origin === origin) return
    try {
      const store = browserStorage()
      if (!store) throw new Error('no storage')
      saved.current = save(store, { ...current, work, origin, savedAt: Date.now() })
      rememberCurrent(saved.current.id)
      if (holdsWork(location.hash)) forgetFragment()
      setUnsaved(false)
    } catch {
      setUnsaved(true)
      void keepInAddress(work, () => shown.current === work)
    }
  })

  useEffect(() => {
    shown.current = work
    // A link is saved at once: a reload before would open it anew, without what was typed.
    const timer = setTimeout(() => saveNow(), saved.current.savedAt === 0 && !unsaved ? 0 : saveDelayMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- saves what these are
  }, [work, origin])

  useEffect(() => {
    const leave = () => saveNow()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      leave()
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [])

  return {
    ...history,
    work,
    change,
    isUntouched: () => JSON.stringify(work) === JSON.stringify(origin),
    /** True when the browser has no room for the work or refuses to store it. */
    unsaved,
    /** Goes back to what the work began as; can be undone. */
    reset: () => change(() => origin),
    /** Shows another work. The one before stays saved, and undo returns to it. */
    open(next: Work, known?: Saved) {
      saveNow()
      saved.current = known ?? newSaved(next)
      setOrigin(known?.origin ?? next)
      change(() => next)
    },
  }
}
