import type { CSSProperties, ReactNode } from 'react'
import type { GoalResult } from '@/playground/exercises/grade'
import { OpenInPlayground } from '@/playground/view/open-in-playground'
import { SubgraphTabs } from '@/playground/workbench/subgraph-tabs'
import { Button } from '@/ui/button'
import { Circle, CircleCheck, CircleX, Lightbulb } from '@/ui/icon'
import type { ExerciseView } from './view'

type Props = {
  view: ExerciseView
  /** A listing or an editor for each text. */
  panels: ReactNode[]
  selected?: string | undefined
  /** Problems of each subgraph. */
  counts?: ReadonlyMap<string, number> | undefined
  onSelect?: (name: string) => void
  /** The query, where the exercise has one. */
  query: ReactNode
  goals?: GoalResult[] | undefined
  busy?: boolean
  onCheck?: () => void
  /** Beside the button that checks. */
  actions?: ReactNode
  /** Opens the schemas in the playground. */
  href: string
  verdict?: ReactNode
  results?: ReactNode
  hintsShown?: number
  onHint?: () => void
}

/** A part below another one. */
export const part = 'border-t border-line px-5 py-4'
/** The name above a listing. */
export const listingName = 'px-5 py-1.5 font-mono text-caption/relaxed text-muted'

/**
 * The parts of an exercise in their order, the same in the build and in the workbench, so that nothing moves when one
 * takes the place of the other. Disables controls without a handler, because what is pressed then would be lost.
 */
export function ExerciseLayout(props: Props) {
  const { view, panels, selected, counts, onSelect, query, hintsShown = 0 } = props
  const hints = props.goals?.every(({ met }) => met) ? [] : view.hints
  return (
    <>
      <div className="border-y border-line noscript:divide-y noscript:divide-line">
        <SubgraphTabs
          id={exerciseId(view)}
          label={`Subgraphs of ${view.title}`}
          names={view.graded.starter.map(({ name }) => name)}
          selected={selected}
          counts={counts}
          onSelect={onSelect}
          panels={view.graded.starter.map(({ name, sdl }, index) => (
            <div
              key={name}
              className="h-[calc(clamp(8,var(--lines)+2,24)*1.6*var(--code-size)+20px)] *:h-full max-sm:h-[calc(clamp(8,var(--phone-lines)+2,30)*1.6*var(--code-size)+20px)] print:h-auto noscript:h-auto"
              // The lines of the starter, and some to write, so that nothing moves.
              style={{ '--lines': rowsOf(sdl, 200), '--phone-lines': rowsOf(sdl, 26) } as CSSProperties}
            >
              {panels[index]}
            </div>
          ))}
          panelClass="code-editor bg-code-ground print:block!"
        />
      </div>
      {query && (
        <div className="code-compact border-b border-line bg-code-ground [--code-inset:20px] [--code-space:10px]">
          <p className={`border-b border-line bg-raised ${listingName}`}>Query</p>
          {query}
        </div>
      )}
      {/* Above the goals, whose results would move it. */}
      <div className="script-only flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-3 pointer-coarse:[&_:is(a,button)]:min-h-11">
        <Button loading={props.busy} disabled={!props.onCheck} onClick={props.onCheck}>
          {query ? 'Run and check' : 'Check'}
        </Button>
        {props.actions}
        <span className="text-caption sm:ms-auto max-sm:[&_svg]:hidden">
          <OpenInPlayground href={props.href} name={view.title} />
        </span>
      </div>
      <div className="px-5 py-4">
        <h4 className="text-sm font-semibold">Goals</h4>
        <GoalList goals={view.goals} results={props.goals} />
        {props.verdict}
      </div>
      {props.results}
      {hints.length > 0 && <Hints hints={hints} shownCount={hintsShown} onHint={props.onHint} />}
    </>
  )
}

type HintsProps = { hints: string[]; shownCount: number; onHint: Props['onHint'] }

/** The hints that were asked for, and a button for the next one. */
function Hints({ hints, shownCount, onHint }: HintsProps) {
  const shown = hints.slice(0, shownCount)
  const isLast = shown.length === hints.length
  return (
    <div className={`${part} script-only py-1.5! pointer-coarse:py-0.5!`} data-chrome>
      <ol aria-live="polite" className="grid gap-2.5 not-empty:pt-2.5">
        {shown.map((html, index) => (
          <li key={html} className="flex gap-2.5 text-body-sm">
            <Lightbulb size={16} className="mt-1 text-amber" />
            <p>
              <strong>
                Hint {index + 1} of {hints.length}.
              </strong>{' '}
              <span className="quiz-text" dangerouslySetInnerHTML={{ __html: html }} />
            </p>
          </li>
        ))}
      </ol>
      {/* Stays after the last hint, so that the keyboard keeps its place. */}
      <Button
        size="sm"
        variant="ghost"
        className="-ms-3 pointer-coarse:min-h-11"
        disabled={!onHint}
        aria-disabled={isLast}
        onClick={onHint}
      >
        <Lightbulb size={16} className="text-amber" />
        {isLast ? 'No more hints' : `Show hint ${shown.length + 1} of ${hints.length}`}
      </Button>
    </div>
  )
}

const rowsOf = (text: string, letters: number) => text.match(RegExp(`.{1,${letters}}|^$`, 'gm'))?.length

/** The id of an exercise's heading. */
export function exerciseId({ id }: { id: string }): string {
  return `exercise-${id}`
}

type GoalListProps = {
  /** HTML. */
  goals: string[]
  /** One per goal, or undefined while nothing was checked. */
  results: GoalResult[] | undefined
}

/** The goals of an exercise: which are met and, for the others, what was found instead. */
export function GoalList({ goals, results }: GoalListProps) {
  return (
    <ul className="mt-2.5 grid gap-2.5">
      {goals.map((html, index) => {
        const { met, found } = results?.[index] ?? {}
        const Mark = met === undefined ? Circle : met ? CircleCheck : CircleX
        const color = met === undefined ? 'text-muted' : met ? 'text-success' : 'text-danger'
        return (
          <li
            key={html}
            data-met={met}
            className="grid grid-cols-[18px_minmax(0,1fr)] gap-2.5 text-body-sm leading-normal"
          >
            <Mark size={18} className={`mt-0.5 ${color}`} />
            <div>
              <span className="quiz-text" dangerouslySetInnerHTML={{ __html: html }} />
              {met !== undefined && <span className="sr-only">{met ? ' Met.' : ' Not met.'}</span>}
              {found && (
                <p className="quiz-text mt-0.5 text-sm/normal wrap-anywhere text-muted">
                  {found.split('`').map((run, at) => (at % 2 === 1 ? <code key={at}>{run}</code> : run))}
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
