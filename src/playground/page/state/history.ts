import { useState } from 'react'
import type { Work } from '@/playground/work'

/** A piece of work with what undo and redo return to. */
type History = {
  past: Work[]
  present: Work
  future: Work[]
  /** What the last edit changed and when, so that keystrokes in one place become one step. */
  last?: { place: string; at: number }
}

/** Edits in one place within this time of each other are undone together. */
const groupMs = 800
const maxSteps = 100

export function startHistory(present: Work): History {
  return { past: [], present, future: [] }
}

/** Adds an edit at a time (ms). What is typed in one `place` is one step; without a place, each edit is its own. */
export function edit(history: History, present: Work, place: string | undefined, at: number): History {
  if (present === history.present) return history
  const { last, past } = history
  const joins = place !== undefined && last?.place === place && at - last.at < groupMs
  return {
    past: joins ? past : [...past, history.present].slice(-maxSteps),
    present,
    future: [],
    last: place === undefined ? undefined : { place, at },
  }
}

export function undo({ past, present, future }: History): History {
  const previous = past.at(-1)
  if (!previous) return { past, present, future }
  return { past: past.slice(0, -1), present: previous, future: [present, ...future] }
}

export function redo({ past, present, future }: History): History {
  const [next, ...rest] = future
  if (!next) return { past, present, future }
  return { past: [...past, present], present: next, future: rest }
}

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
