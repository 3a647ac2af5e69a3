import clsx from 'clsx'
import type { MouseEventHandler, ReactNode } from 'react'
import type { GoalResult } from '@/playground/exercises/grade'
import { OpenInPlayground } from '@/playground/view/open-in-playground'
import { Button } from '@/ui/button'
import { ChevronDown, Circle, CircleCheck, CircleX, Lightbulb } from '@/ui/icon'
import type { ExerciseView } from './view'

type Props = {
  view: Pick<ExerciseView, 'id' | 'title' | 'goals' | 'hints'>
  editors: ReactNode
  /** The query, where the exercise has one. */
  query: ReactNode
  goals?: Pick<GoalResult, 'met' | 'found'>[] | undefined
  busy?: boolean
  onCheck?: () => void
  startOver?: ReactNode
  /** Opens the schemas in the playground. */
  href: string
  verdict?: ReactNode
  results?: ReactNode
  hintsShown?: number
  onHint?: () => void
  solution: ReactNode
}

/** A part below another one. */
export const part = 'border-t border-line px-5 py-4'
/** The name above a listing. */
export const listingName = 'px-4 py-1.5 font-mono text-caption/relaxed text-muted'

/**
 * The parts of an exercise in their order: as the build draws them, and as the workbench does, so that nothing moves when one
 * takes the place of the other. Their ids say which part is which.
 */
export function ExerciseLayout(props: Props) {
  const { view, editors, query, goals, busy, onCheck, startOver, href, verdict, results, solution } = props
  const id = exerciseId(view)
  return (
    <>
      {editors}
      {query && (
        <div
          id={`${id}-query`}
          className="code-compact border-b border-line bg-code-ground [--code-space:10px]"
        >
          <p className={`border-b border-line bg-raised ${listingName}`}>Query</p>
          {query}
        </div>
      )}
      <div id={`${id}-goals`} className="px-5 py-4">
        <h4 className="text-sm font-semibold">Goals</h4>
        <GoalList goals={view.goals} results={goals} />
        <div className="script-only mt-4 flex flex-wrap items-center gap-2 pointer-coarse:[&_button]:min-h-11">
          <Button size="sm" loading={busy} onClick={onCheck}>
            {query ? 'Run and check' : 'Check'}
          </Button>
          {startOver}
          <span id={`${id}-playground`} className="ms-auto text-caption">
            <OpenInPlayground href={href} name={view.title} />
          </span>
        </div>
        {verdict}
      </div>
      {results}
      <Hints id={`${id}-hints`} hints={view.hints} shown={props.hintsShown ?? 0} onShow={props.onHint} />
      <div id={`${id}-solution`} className={part} data-chrome>
        {solution}
      </div>
    </>
  )
}

/** What the ids of an exercise and its parts begin with. */
export function exerciseId({ id }: { id: string }): string {
  return `exercise-${id}`
}

type GoalListProps = {
  /** HTML. */
  goals: string[]
  /** One per goal, or undefined while nothing was checked. */
  results: Pick<GoalResult, 'met' | 'found'>[] | undefined
}

/** The goals of an exercise: which are met and, for the others, what was found instead. */
function GoalList({ goals, results }: GoalListProps) {
  return (
    <ul className="mt-2.5 grid gap-2.5">
      {goals.map((html, index) => {
        const { met, found } = results?.[index] ?? {}
        const Mark = met === undefined ? Circle : met ? CircleCheck : CircleX
        return (
          <li
            key={html}
            data-met={met}
            className="grid grid-cols-[18px_minmax(0,1fr)] gap-2.5 text-body-sm leading-normal"
          >
            <Mark
              size={18}
              className={clsx(
                'mt-0.5',
                met === undefined ? 'text-muted' : met ? 'text-success' : 'text-danger',
              )}
            />
            <div>
              <span className="quiz-text" dangerouslySetInnerHTML={{ __html: html }} />
              {met !== undefined && <span className="sr-only">{met ? ' Met.' : ' Not met.'}</span>}
              {found && (
                <p className="mt-0.5 text-sm/normal wrap-anywhere text-muted">
                  <CodeText text={found} />
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** A sentence in which backquotes mark code. */
function CodeText({ text }: { text: string }) {
  return (
    <span className="quiz-text">
      {text.split('`').map((run, index) => (index % 2 === 1 ? <code key={index}>{run}</code> : run))}
    </span>
  )
}

type HintsProps = {
  id: string
  /** HTML. */
  hints: string[]
  shown: number
  onShow?: () => void
}

/** The hints of an exercise, one at a time. Without script there are none. */
function Hints({ id, hints, shown, onShow }: HintsProps) {
  if (hints.length === 0) return null
  const visible = hints.slice(0, shown)
  return (
    <div id={id} className={`${part} script-only`} data-chrome>
      <ol aria-live="polite" className="grid gap-2.5">
        {visible.map((html, index) => (
          <li key={html} className="flex gap-2.5 text-body-sm">
            <Lightbulb size={16} className="mt-1 shrink-0 text-amber" />
            <p>
              <strong>
                Hint {index + 1} of {hints.length}.
              </strong>{' '}
              <span className="quiz-text" dangerouslySetInnerHTML={{ __html: html }} />
            </p>
          </li>
        ))}
      </ol>
      {visible.length < hints.length && (
        <Button
          size="sm"
          variant="ghost"
          className={clsx('-ms-3 pointer-coarse:min-h-11', visible.length > 0 && 'mt-2.5')}
          onClick={onShow}
        >
          Show hint {visible.length + 1} of {hints.length}
        </Button>
      )}
    </div>
  )
}

type SolutionProps = {
  open?: boolean
  onToggle?: MouseEventHandler
  /** Puts the solution into the editors. */
  onTry?: () => void
  children: ReactNode
}

/** The solution with its reason. Without script it opens at once. */
export function SolutionDetails({ open = false, onToggle, onTry, children }: SolutionProps) {
  return (
    <details open={open} className="group">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a summary is a button, and keys click it */}
      <summary
        onClick={onToggle}
        className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1.5 text-sm font-medium text-muted hover:text-text pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden"
      >
        {open ? 'Hide the solution' : 'Show the solution'}{' '}
        <ChevronDown size={16} className="group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3.5 pt-2.5">
        {children}
        <Button size="sm" variant="secondary" className="script-only pointer-coarse:min-h-11" onClick={onTry}>
          Try it in the editors
        </Button>
      </div>
    </details>
  )
}
