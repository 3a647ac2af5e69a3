import { useState } from 'react'
import { edit, redo, startHistory, undo } from '../page/state/history'
import type { Work } from '../work'

/** A work with undo and redo. Edits in the same place shortly after each other are undone together. */
export function useHistory(first: Work) {
  const [history, setHistory] = useState(() => startHistory(first))
  return {
    work: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (apply: (work: Work) => Work, place?: string) =>
      setHistory((known) => edit(known, apply(known.present), place, Date.now())),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
  }
}
