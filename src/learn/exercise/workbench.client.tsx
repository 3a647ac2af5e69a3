'use client'

import { lazy, Suspense, useMemo, useRef, useState, type ReactNode, useEffect, useEffectEvent } from 'react'
import { schemasIn, withTexts } from '@/playground/exercises/exercise'
import { afterPaint } from '@/lib/after-paint'
import { usePlaygroundHref } from '@/playground/use-playground-href.client'
import { countPlaces } from '@/playground/view/problem-marks'
import { emptyWork } from '@/playground/work'
import { SchemaWorkbench, type WorkbenchHandle } from '@/playground/workbench/schema-workbench.client'
import { Button } from '@/ui/button'
import { CircleCheck } from '@/ui/icon'
import { IslandBoundary } from '@/ui/island-boundary.client'
import { ExerciseLayout } from './exercise-layout'
import type { ExerciseView } from './view'
import type { Subgraph } from '@/playground/engine/messages'
import { changeExercise, type ExerciseRecord } from '../progress/record'
import { changeProgress, useProgress } from '../progress/use-progress.client'
import type { createGrader, Outcome } from './grader'

export type WorkbenchProps = {
  course: string
  chapter: string
  view: ExerciseView
  /** The query, where the exercise has one. */
  query: ReactNode
}

const Results = lazy(async () => ({ default: (await import('./results.client')).Results }))

/** Texts, goals, and hints of an exercise, in the place of the page as built. */
export function Workbench({ course, chapter, view, query }: WorkbenchProps) {
  const exercise = useExercise(course, chapter, view)
  const { subgraphs, outcome, solved } = exercise
  const editors = useRef<WorkbenchHandle>(null)
  const [selected, select] = useState<string>()
  const problems = outcome?.grade.problems
  const work = useMemo(
    () => ({ ...emptyWork, subgraphs: schemasIn(subgraphs), query: view.query ?? '' }),
    [subgraphs, view.query],
  )
  const href = usePlaygroundHref(work)

  return (
    <>
      {solved && (
        <p
          data-chrome
          className="absolute top-[21px] right-5 inline-flex items-center gap-1.5 text-caption font-semibold text-success"
        >
          <CircleCheck size={16} /> Solved
        </p>
      )}
      <SchemaWorkbench
        ref={editors}
        subgraphs={subgraphs}
        problems={problems}
        onChange={(index, sdl) => exercise.change(subgraphs[index]?.name ?? '', sdl)}
        onShow={select}
      >
        {(fields) => (
          <ExerciseLayout
            view={view}
            panels={fields}
            selected={selected}
            counts={problems && countPlaces(problems)}
            onSelect={select}
            query={query}
            goals={outcome?.grade.goals}
            busy={exercise.busy}
            onCheck={exercise.check}
            actions={
              // One button for both, so that a press keeps the focus.
              (exercise.undo ?? exercise.canReset) && (
                <Button size="sm" variant="secondary" onClick={exercise.undo ?? exercise.startOver}>
                  {exercise.undo ? 'Undo' : 'Start over'}
                </Button>
              )
            }
            href={href}
            verdict={<Verdict verdict={exercise.verdict} outcome={outcome} />}
            results={
              outcome && (
                <IslandBoundary>
                  <Suspense>
                    <Results
                      outcome={outcome}
                      hasQuery={view.query !== undefined}
                      onPlace={(place) => editors.current?.show(place)}
                    />
                  </Suspense>
                </IslandBoundary>
              )
            }
            hintsShown={exercise.hints}
            onHint={exercise.showHint}
          />
        )}
      </SchemaWorkbench>
    </>
  )
}

/** What the last check says in a sentence, with the feedback of a recognized mistake. Announced when it changes. */
function Verdict({ verdict, outcome }: Pick<ExerciseState, 'verdict' | 'outcome'>) {
  const { failure, solved, goals = [], mistake } = outcome?.grade ?? {}
  const met = goals.filter((goal) => goal.met).length
  return (
    <div ref={verdict} role="status" className="scroll-my-24 text-body-sm [&_p]:mt-2">
      {failure && <p className="text-amber">{failure.message}</p>}
      {solved && <p className="font-semibold text-success">Every goal is met. Solved.</p>}
      {outcome && !failure && !solved && (
        <p>
          {met} of {goals.length} {goals.length === 1 ? 'goal' : 'goals'} met.
        </p>
      )}
      {mistake && (
        <p
          className="quiz-text border-l-2 border-amber pl-3.5"
          dangerouslySetInnerHTML={{ __html: mistake.feedback }}
        />
      )}
    </div>
  )
}

/** Collects keystrokes before texts are kept and graded. */
const delayMs = 500

type ExerciseState = ReturnType<typeof useExercise>

/** The state of an exercise: the learner's texts, kept with the progress of the course, and what the last check says. */
function useExercise(course: string, chapter: string, view: ExerciseView) {
  const { starter, goals } = view.graded
  const record = useProgress(course).chapters[chapter]?.exercises?.[view.id]
  const [subgraphs, setTexts] = useState(() => withTexts(starter, record?.draft?.subgraphs ?? []))
  const [replaced, setReplaced] = useState<Subgraph[]>()
  const [unsaved, setUnsaved] = useState(false)
  /** The check that was asked for last; none before the learner's first act. */
  const [asked, setAsked] = useState<{ delayMs: number }>()
  const [outcome, setOutcome] = useState<Outcome>()
  const verdict = useRef<HTMLDivElement>(null)
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
    // Scroll after a press only, because typing must not move the page.
    if (asked?.delayMs === 0) afterPaint(() => verdict.current?.scrollIntoView({ block: 'nearest' }))
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
    verdict,
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
