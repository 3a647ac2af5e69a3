import type { ReactNode } from 'react'
import { distinctBy } from '@/lib/group-by'
import { Button } from '@/ui/button'
import type { Fix, Place, Problem, Subgraph } from '../engine/messages'
import { lessonFor } from '../lessons'
import { placeText } from './problem-marks'

export type ProblemListProps = {
  subgraphs: readonly Subgraph[]
  problems: readonly Problem[]
  className?: string
  /** Without it, places are text. */
  onPlace?: ((place: Place) => void) | undefined
  /** Without it, no fixes are offered. */
  onFix?: (fix: Fix) => void
  /** Shows places and fixes as the workbench does that takes the place of the list. */
  waiting?: boolean
}

/** Problems with their places and quick fixes. */
export function ProblemList({ problems, className, onFix, ...shown }: ProblemListProps) {
  if (problems.length === 0) return null
  return (
    <ul aria-label="Problems" className={className}>
      {problems.map((problem, index) => (
        <li key={`${problem.code} ${index}`}>
          <ProblemView {...shown} problem={problem}>
            {(onFix || shown.waiting) && problem.fixes.length > 0 && (
              <div className="mt-2 flex flex-wrap gap-2 in-data-failed:hidden noscript:hidden">
                {problem.fixes.map((fix) => (
                  <Button
                    key={fix.title}
                    size="sm"
                    variant="secondary"
                    className="h-auto! min-h-8 max-w-full py-1.5 text-start whitespace-normal! disabled:opacity-100! pointer-coarse:min-h-11"
                    disabled={!onFix}
                    onClick={onFix && (() => onFix(fix))}
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

type ProblemProps = Omit<ProblemListProps, 'problems' | 'onFix'> & {
  problem: Problem
  /** What can be done, such as quick fixes. */
  children?: ReactNode
}

/** One problem: its code, the composer's sentence, the places that take part, and where to learn more. */
export function ProblemView({ problem: { code, message, places }, children, ...shown }: ProblemProps) {
  const lesson = lessonFor(code)
  const [head, reasons] = message.split(/\n(- [^]*)/)
  return (
    <article className="border-l-2 border-danger pl-4">
      <h3 className="font-mono text-caption font-semibold break-all text-danger">{code}</h3>
      <p className="mt-1 text-body-sm leading-relaxed break-words">{head}</p>
      {reasons && (
        <details className="mt-1 pointer-coarse:[&>summary]:py-3">
          <summary className="w-fit cursor-pointer text-sm text-accent">Show the reasons</summary>
          <Message className="text-body-sm">{reasons}</Message>
        </details>
      )}
      {lesson?.note && <p className="mt-1 text-body-sm text-muted">{lesson.note}</p>}
      <Places {...shown} places={places} />
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

/** What a composer says, with queries in it as code. */
export function Message({ className, children }: { className: string; children: string }) {
  const parts = children.split(/^( ?(?:query )?\{\n[^]*?^ ?\})\n?/m)
  return (
    <p className={`leading-relaxed break-words whitespace-pre-wrap ${className}`}>
      {parts.map((part, at) => (
        <span key={at} className={at % 2 ? 'block font-mono text-caption' : ''}>
          {part}
        </span>
      ))}
    </p>
  )
}

type PlacesProps = Omit<ProblemListProps, 'problems' | 'onFix'> & { places: Place[] }

/** Places in schemas, as buttons that lead there where something handles it. */
export function Places({ places, subgraphs, onPlace, waiting }: PlacesProps) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 font-mono text-caption text-muted" aria-label="Places">
      {places.length === 0 && <li>the graph as a whole</li>}
      {distinctBy(places, (place) => placeText(place, subgraphs)).map((place) => (
        <li key={`${place.subgraph} ${place.range?.from}`}>
          {onPlace || waiting ? (
            <button
              type="button"
              disabled={!onPlace}
              className="cursor-pointer py-1 text-cool underline decoration-cool/40 underline-offset-4 hover:decoration-current pointer-coarse:py-3 noscript:text-muted noscript:no-underline"
              onClick={onPlace && (() => onPlace(place))}
            >
              {placeText(place, subgraphs)}
            </button>
          ) : (
            placeText(place, subgraphs)
          )}
        </li>
      ))}
    </ul>
  )
}
