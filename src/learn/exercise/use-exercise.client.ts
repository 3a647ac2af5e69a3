'use client'

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Subgraph } from '@/playground/engine/messages'
import { withTexts } from '@/playground/exercises/exercise'
import { latestOnly } from '@/playground/page/state/latest-only'
import { fitsRecord, type ExerciseRecord } from '../progress/exercise-record'
import { changeExercise } from '../progress/record'
import { changeProgress, useProgress } from '../progress/use-progress.client'
import type { Outcome } from './grader'
import type * as LiveModule from './grading-parts'
import type { ExerciseView } from './view'

/** Collects keystrokes before the schemas are graded, and before they are kept. */
const checkDelayMs = 500
const saveDelayMs = 300

type Texts = { subgraphs: Subgraph[]; copied?: true }
type Live = typeof LiveModule

export type ExerciseState = ReturnType<typeof useExercise>

/** The state of an exercise: the learner's schemas, kept with the progress of the course, and what the last check says. */
export function useExercise(course: string, chapter: string, view: ExerciseView) {
  const { starter, goals } = view.graded
  const record = useProgress(course).chapters[chapter]?.exercises[view.id] ?? untouched
  /** Typed and not kept yet. */
  const [unsaved, setUnsaved] = useState<Texts>()
  // The store gives a new object with every change of the record, also of other chapters.
  const kept = JSON.stringify(record.draft?.subgraphs ?? [])
  const stored = useMemo(() => withTexts(starter, JSON.parse(kept) as Subgraph[]), [starter, kept])
  const subgraphs = unsaved?.subgraphs ?? stored
  const copied = unsaved ? unsaved.copied : record.draft?.copied
  const [notice, setNotice] = useState<{ text: string; undo: () => void }>()
  const [parts, setParts] = useState<Live>()
  const [engaged, setEngaged] = useState(false)
  const [outcome, setOutcome] = useState<Outcome & { counts: boolean }>()
  const ask = useRef<(input: Subgraph[]) => void>(undefined)

  const keep = (edit: (known: ExerciseRecord) => ExerciseRecord) =>
    changeProgress(course, (known) => changeExercise(known, chapter, view.id, edit))

  const save = useEffectEvent(() => {
    if (!unsaved || !fitsRecord(unsaved.subgraphs)) return
    keep((known) => ({ ...known, draft: { ...unsaved, at: Date.now() } }))
    setUnsaved(undefined)
  })
  useEffect(() => {
    if (!unsaved) return
    const timer = setTimeout(() => save(), saveDelayMs)
    return () => clearTimeout(timer)
  }, [unsaved])
  useEffect(() => {
    const leave = () => save()
    addEventListener('pagehide', leave)
    return () => {
      leave()
      removeEventListener('pagehide', leave)
    }
  }, [])

  const deliver = useEffectEvent((next: Outcome) => {
    const counts = next.grade.solved && !(next.isSolution && copied)
    setOutcome({ ...next, counts })
    if (!counts || !fitsRecord(next.subgraphs)) return
    if (record.solved && JSON.stringify(record.solution) === JSON.stringify(next.subgraphs)) return
    keep((known) => ({ ...known, solved: true, solution: next.subgraphs }))
  })
  async function load() {
    try {
      setParts(await import('./grading-parts'))
    } catch {
      setOutcome({ subgraphs, grade: notLoaded(goals.length), isSolution: false, counts: false })
      setEngaged(false)
    }
  }
  useEffect(() => {
    if (!parts) return
    const grader = parts.createGrader(view)
    let left = false
    ask.current = latestOnly(
      (input: Subgraph[]) => grader.check(input),
      (next) => {
        if (!left) deliver(next)
      },
    )
    return () => {
      left = true
      grader.close()
    }
  }, [parts, view])
  useEffect(() => {
    if (!engaged || !parts) return
    const timer = setTimeout(() => ask.current?.(subgraphs), checkDelayMs)
    return () => clearTimeout(timer)
  }, [engaged, parts, subgraphs])

  function setTexts(next: Texts) {
    setUnsaved(next)
    setNotice(undefined)
    engage()
  }
  function engage() {
    setEngaged(true)
    if (!parts) void load()
  }
  /** Replaces all schemas, and offers to go back. */
  function replaceAll(next: Texts, text: string) {
    const before: Texts = { subgraphs, ...(copied && { copied }) }
    setTexts(next)
    setNotice({ text, undo: () => setTexts(before) })
  }

  const solvedBefore =
    record.solved && JSON.stringify(withTexts(starter, record.solution ?? [])) === JSON.stringify(subgraphs)
  return {
    subgraphs,
    record,
    parts,
    notice,
    outcome,
    /** Of the last check, or of the one that is recorded. */
    goals: outcome?.grade.goals ?? (solvedBefore ? goals.map(() => ({ met: true })) : undefined),
    /** The first check is on its way. */
    busy: engaged && !outcome,
    canReset: JSON.stringify(subgraphs) !== JSON.stringify(starter),
    tooLong: unsaved !== undefined && !fitsRecord(unsaved.subgraphs),
    /** Fetches the grader, before the first check asks for it. */
    load: () => {
      if (!parts) void load()
    },
    change: (name: string, sdl: string) =>
      setTexts({
        subgraphs: subgraphs.map((known) => (known.name === name ? { name, sdl } : known)),
        ...(copied && { copied }),
      }),
    replace: (next: Subgraph[]) => setTexts({ subgraphs: next, ...(copied && { copied }) }),
    check() {
      keep((known) => ({ ...known, tries: known.tries + 1 }))
      engage()
      ask.current?.(subgraphs)
    },
    startOver: () => replaceAll({ subgraphs: starter }, 'The schemas are back to the start.'),
    trySolution: () =>
      replaceAll({ subgraphs: view.solution, copied: true }, 'The solution is in the editors.'),
    showHint: () => keep((known) => ({ ...known, hints: known.hints + 1 })),
  }
}

const untouched: ExerciseRecord = { solved: false, tries: 0, hints: 0 }

function notLoaded(goals: number): Outcome['grade'] {
  return {
    solved: false,
    goals: Array.from({ length: goals }, () => ({ met: false, text: '' })),
    problems: [],
    failure: {
      reason: 'unavailable',
      message: 'The check could not be loaded. Check your connection and try again. Your text is still here.',
    },
  }
}
