import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import type { Fix, Place, Problem, Subgraph } from '../engine/messages'
import { lessonFor } from '../lessons'
import { placeText } from './problem-marks'

export type ProblemListProps = {
  subgraphs: readonly Subgraph[]
  problems: readonly Problem[]
  className?: string
  /** Without it, places are text. */
  onPlace?: (place: Place) => void
  /** Without it, no fixes are offered. */
  onFix?: (fix: Fix) => void
}

/** Problems with their places and quick fixes. */
export function ProblemList({ subgraphs, problems, className, onPlace, onFix }: ProblemListProps) {
  if (problems.length === 0) return null
  return (
    <ul aria-label="Problems" className={className}>
      {problems.map((problem, index) => (
        <li key={`${problem.code} ${index}`}>
          <ProblemView problem={problem} subgraphs={subgraphs} {...(onPlace && { onPlace })}>
            {onFix && problem.fixes.length > 0 && (
              <div className="mt-2 flex flex-wrap gap-2">
                {problem.fixes.map((fix) => (
                  <Button
                    key={fix.title}
                    size="sm"
                    variant="secondary"
                    className="h-auto! min-h-8 max-w-full py-1.5 text-start whitespace-normal! pointer-coarse:min-h-11"
                    onClick={() => onFix(fix)}
                  >
                    {fix.title}
                  </Button>
                ))}
              </div>
            )}
          </ProblemView>
        </li>
      ))}
    </ul>
  )
}

type ViewProps = {
  problem: Problem
  /** The subgraphs that the problem's places point into. */
  subgraphs: readonly Subgraph[]
  /** Makes places buttons. */
  onPlace?: (place: Place) => void
  /** More below, such as quick fixes. */
  children?: ReactNode
}

/** One problem: its code, the composer's sentence, the places that take part, and where to learn more. */
export function ProblemView({ problem: { code, message, places }, subgraphs, onPlace, children }: ViewProps) {
  const lesson = lessonFor(code)
  const [head = '', reasons] = message.split(/\n(- [^]*)/)
  return (
    <article className="border-l-2 border-danger pl-4">
      <h3 className="font-mono text-caption font-semibold break-all text-danger">{code}</h3>
      <p className="mt-1 text-body-sm leading-relaxed break-words">{head}</p>
      {reasons && (
        <details className="mt-1 text-body-sm leading-relaxed break-words whitespace-pre-wrap">
          <summary className="w-fit cursor-pointer text-sm text-accent">Show the reasons</summary>
          {reasons}
        </details>
      )}
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 font-mono text-caption" aria-label="Places">
        {places.length === 0 && <li className="text-muted">the graph as a whole</li>}
        {places.map((place) => (
          <li key={`${place.subgraph} ${place.range?.from}`}>
            {onPlace ? (
              <PlaceButton place={place} subgraphs={subgraphs} onPlace={onPlace} />
            ) : (
              <span className="text-muted">{placeText(place, subgraphs)}</span>
            )}
          </li>
        ))}
      </ul>
      {children}
      {lesson && (
        <p className="mt-2 text-caption text-muted">
          Taught in{' '}
          <a href={lesson.href} className="text-text underline decoration-line-strong underline-offset-4">
            {lesson.title}
          </a>
        </p>
      )}
    </article>
  )
}

type PlaceProps = { place: Place; subgraphs: readonly Subgraph[]; onPlace: (place: Place) => void }

/** Leads to a place in a schema. */
export function PlaceButton({ place, subgraphs, onPlace }: PlaceProps) {
  return (
    <button
      type="button"
      className="cursor-pointer py-1 text-cool underline decoration-cool/40 underline-offset-4 hover:decoration-current pointer-coarse:py-3"
      onClick={() => onPlace(place)}
    >
      {placeText(place, subgraphs)}
    </button>
  )
}
