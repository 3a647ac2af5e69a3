'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Subgraph } from '@/playground/engine/messages'
import { withTexts } from '@/playground/exercises/exercise'
import { changeExercise, type ExerciseRecord } from '../progress/record'
import { changeProgress, useProgress } from '../progress/use-progress.client'
import type { createGrader, Outcome } from './grader'
import type { ExerciseView } from './view'

/** Collects keystrokes before texts are kept and graded. */
const delayMs = 500

export type ExerciseState = ReturnType<typeof useExercise>

/** The state of an exercise: the learner's texts, kept with the progress of the course, and what the last check says. */
export function useExercise(course: string, chapter: string, view: ExerciseView) {
  const { starter, goals } = view.graded
  const record = useProgress(course).chapters[chapter]?.exercises?.[view.id]
  const [subgraphs, setTexts] = useState(() => withTexts(starter, record?.draft?.subgraphs ?? []))
  const [replaced, setReplaced] = useState<Subgraph[]>()
  const [unsaved, setUnsaved] = useState(false)
  /** The check that was asked for last; none before the learner's first act. */
  const [asked, setAsked] = useState<{ delayMs: number }>()
  const [outcome, setOutcome] = useState<Outcome>()
  const grader = useRef<Promise<ReturnType<typeof createGrader>>>(undefined)

  const keep = (change: Partial<ExerciseRecord>) =>
    changeProgress(course, (known) => changeExercise(known, chapter, view.id, change))

  const save = useEffectEvent(() => {
    if (!unsaved) return
    keep({ draft: { subgraphs } })
    setUnsaved(false)
  })
  useEffect(() => {
    const leave = () => save()
    addEventListener('pagehide', leave)
    return () => {
      leave()
      removeEventListener('pagehide', leave)
      void grader.current?.then(({ close }) => close())
    }
  }, [])

  const check = useEffectEvent(async (): Promise<Outcome> => {
    save()
    grader.current ??= import('./grader').then((loaded) => loaded.createGrader(view))
    try {
      return await (await grader.current).check(subgraphs)
    } catch {
      grader.current = undefined
      return { subgraphs, grade: notLoaded(goals.length) }
    }
  })
  const deliver = useEffectEvent((next: Outcome) => {
    setOutcome(next)
    if (next.grade.solved) keep({ solved: true, solution: next.subgraphs })
  })
  useEffect(() => {
    if (!asked) return
    let latest = true
    async function run() {
      const next = await check()
      if (latest) deliver(next)
    }
    const timer = setTimeout(() => void run(), asked.delayMs)
    return () => {
      latest = false
      clearTimeout(timer)
    }
  }, [asked])

  function write(next: Subgraph[]) {
    setTexts(next)
    setUnsaved(true)
    setReplaced(undefined)
    setAsked({ delayMs })
  }

  return {
    subgraphs,
    outcome,
    solved: record?.solved === true,
    hints: record?.hints ?? 0,
    /** The first check is on its way. */
    busy: asked !== undefined && !outcome,
    canReset: JSON.stringify(subgraphs) !== JSON.stringify(starter),
    change: (name: string, sdl: string) =>
      write(subgraphs.map((known) => (known.name === name ? { name, sdl } : known))),
    check: () => setAsked({ delayMs: 0 }),
    startOver() {
      write(starter)
      setReplaced(subgraphs)
    },
    /** Brings back what starting over replaced, until something is typed. */
    undo: replaced && (() => write(replaced)),
    showHint: () => keep({ hints: (record?.hints ?? 0) + 1 }),
  }
}

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
