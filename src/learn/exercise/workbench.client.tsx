'use client'

import { useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { schemasIn } from '@/playground/exercises/exercise'
import { usePlaygroundHref } from '@/playground/use-playground-href.client'
import { countPlaces } from '@/playground/view/problem-marks'
import { emptyWork } from '@/playground/work'
import { SchemaWorkbench, type WorkbenchHandle } from '@/playground/workbench/schema-workbench.client'
import { Button } from '@/ui/button'
import { CircleCheck } from '@/ui/icon'
import { ExerciseLayout, SolutionDetails } from './exercise-layout'
import { ExerciseTabs } from './exercise-tabs'
import { useExercise, type ExerciseState } from './use-exercise.client'
import type { ExerciseView } from './view'

export type WorkbenchProps = {
  course: string
  chapter: string
  view: ExerciseView
  /** The query, where the exercise has one. */
  query: ReactNode
  /** The schemas of the solution and its reason. */
  solution: ReactNode
}

/** Schemas, goals, hints, and solution of an exercise, in the place of the page as built. */
export function Workbench(props: WorkbenchProps & { solutionOpened: boolean }) {
  const { course, chapter, view, query, solution, solutionOpened } = props
  const exercise = useExercise(course, chapter, view)
  const { subgraphs, outcome, record } = exercise
  const editors = useRef<WorkbenchHandle>(null)
  const [selected, select] = useState<string>()
  const problems = outcome?.grade.problems
  const schemas = useMemo(() => schemasIn(subgraphs), [subgraphs])
  const [work, setWork] = useState({ ...emptyWork, subgraphs: schemas, query: view.query ?? '' })
  if (work.subgraphs !== schemas) setWork({ ...work, subgraphs: schemas })
  const href = usePlaygroundHref(work)
  const Results = exercise.parts?.Results

  return (
    <>
      {record.solved && (
        <p
          data-chrome
          className="absolute top-[21px] right-5 inline-flex items-center gap-1.5 text-caption font-semibold text-success"
        >
          <CircleCheck size={16} /> Solved
        </p>
      )}
      <ExerciseLayout
        view={view}
        editors={
          <SchemaWorkbench
            ref={editors}
            subgraphs={subgraphs}
            problems={problems}
            onChange={(index, sdl) => exercise.change(subgraphs[index]?.name ?? '', sdl)}
            onShow={select}
          >
            {(fields) => (
              <ExerciseTabs
                view={view}
                selected={selected}
                counts={problems && countPlaces(problems)}
                onSelect={select}
                onFocus={exercise.load}
                panels={fields}
              />
            )}
          </SchemaWorkbench>
        }
        query={query}
        goals={exercise.goals}
        busy={exercise.busy}
        onCheck={exercise.check}
        startOver={
          exercise.canReset && (
            <Button size="sm" variant="secondary" onClick={exercise.startOver}>
              Start over
            </Button>
          )
        }
        href={href}
        verdict={<Verdict exercise={exercise} />}
        results={
          Results &&
          outcome && (
            <Results
              outcome={outcome}
              hasQuery={view.query !== undefined}
              onPlace={(place) => editors.current?.show(place)}
              {...(view.fixes && { onChange: exercise.replace })}
            />
          )
        }
        hintsShown={record.hints}
        onHint={exercise.showHint}
        solution={
          <Solution opened={solutionOpened} solved={record.solved} onTry={exercise.trySolution}>
            {solution}
          </Solution>
        }
      />
    </>
  )
}

/** What the last check says in a sentence, with the feedback of a recognized mistake. Announced when it changes. */
function Verdict({ exercise }: { exercise: ExerciseState }) {
  const { outcome, notice, tooLong } = exercise
  const { grade } = outcome ?? {}
  const unmet = grade?.goals.filter(({ met }) => !met).length ?? 0
  return (
    <div className="grid justify-items-start gap-2 text-body-sm [&_p]:mt-2">
      <div role="status">
        {grade?.failure && <p className="text-amber">{grade.failure.message}</p>}
        {grade?.solved && (
          <p className={outcome?.counts ? 'font-semibold text-success' : ''}>
            {outcome?.counts
              ? 'Every goal is met. Solved.'
              : 'Every goal is met, with the text of the solution. Start over and write your own to have it counted.'}
          </p>
        )}
        {grade && !grade.failure && !grade.solved && (
          <p>
            {grade.goals.length - unmet} of {grade.goals.length}{' '}
            {grade.goals.length === 1 ? 'goal is' : 'goals are'} met.
          </p>
        )}
        {grade?.mistake && (
          <p
            className="quiz-text border-l-2 border-amber pl-3.5"
            dangerouslySetInnerHTML={{ __html: grade.mistake.feedback }}
          />
        )}
        {tooLong && (
          <p className="text-amber">
            These schemas are too long to be kept. Shorten them, or they are gone when you leave the page.
          </p>
        )}
      </div>
      {grade?.failure?.reason === 'unavailable' && (
        <Button size="sm" variant="secondary" className="mt-2" onClick={exercise.check}>
          Try again
        </Button>
      )}
      {notice && (
        <p className="flex flex-wrap items-center gap-x-2">
          <span role="status">{notice.text}</span>
          <Button size="sm" variant="ghost" className="underline underline-offset-4" onClick={notice.undo}>
            Undo
          </Button>
        </p>
      )}
    </div>
  )
}

type SolutionProps = {
  /** It was opened before the workbench started, and stays open. */
  opened: boolean
  /** Asks nothing before the solution opens. */
  solved: boolean
  /** Puts the solution into the editors. */
  onTry: () => void
  children: ReactNode
}

/** The solution, which asks once before it opens. */
function Solution({ opened, solved, onTry, children }: SolutionProps) {
  const [open, setOpen] = useState(opened)
  const [asking, setAsking] = useState(false)

  function toggle(event: MouseEvent) {
    event.preventDefault()
    if (open || solved) setOpen(!open)
    else setAsking(true)
  }
  function answer(show: boolean) {
    setAsking(false)
    setOpen(show)
  }

  return (
    <>
      <SolutionDetails open={open} onToggle={toggle} onTry={onTry}>
        {children}
      </SolutionDetails>
      {asking && (
        <div
          role="group"
          aria-label="Show the solution?"
          className="mt-2.5 grid gap-3 border-l-2 border-amber pl-3.5 text-body-sm pointer-coarse:[&_button]:min-h-11"
        >
          <p role="status">
            Reading the solution does not solve the exercise: only your own schemas do. Show it anyway?
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={() => answer(true)}>
              Show it
            </Button>
            <Button size="sm" variant="ghost" onClick={() => answer(false)}>
              Keep trying
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
