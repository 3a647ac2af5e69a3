'use client'

import { Button } from '@/ui/button'
import { CircleCheck } from '@/ui/icon'
import type { Place, Problem, Subgraph } from '../engine/messages'
import { placeText } from '../view/place-text'
import { ProblemView } from '../view/problem-view'
import { JudgedBy } from '../view/verdict'
import type { Results } from './state/use-results.client'
import styles from './workbench.module.css'

type Props = {
  subgraphs: readonly Subgraph[]
  composes: boolean
  problems: readonly Problem[]
  second: Results['second']
  onPlace: (place: Place) => void
  onFix: (fix: Problem['fixes'][number]) => void
  onAskSecond: () => void
}

/** The problems with their places and quick fixes, and on demand what the second composer says. */
export function ProblemList({ subgraphs, composes, problems, second, onPlace, onFix, onAskSecond }: Props) {
  return (
    <>
      {composes && (
        <p className="flex items-center gap-2.5 text-body-sm">
          <CircleCheck size={18} className="text-success" />
          No problems: these subgraphs make one graph.
        </p>
      )}
      <ul aria-label="Problems" className="grid gap-6">
        {problems.map((problem, index) => (
          <li key={`${problem.code} ${index}`}>
            <ProblemView problem={problem} subgraphs={subgraphs} onPlace={onPlace}>
              {problem.fixes.length > 0 && (
                <div className="mt-3 flex flex-wrap gap-2">
                  {problem.fixes.map((fix) => (
                    <Button
                      key={fix.title}
                      size="sm"
                      variant="secondary"
                      className={styles.fix}
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
      <div className="mt-6 border-t border-line pt-4">
        {second ? (
          <SecondWording second={second} subgraphs={subgraphs} onPlace={onPlace} />
        ) : (
          <Button size="sm" variant="ghost" className="-ml-3" onClick={onAskSecond}>
            Ask a second composer
          </Button>
        )}
      </div>
    </>
  )
}

type SecondProps = Pick<Props, 'subgraphs' | 'onPlace'> & { second: NonNullable<Results['second']> }

function SecondWording({ second: { result }, subgraphs, onPlace }: SecondProps) {
  if (!result.ok) return <p className="text-body-sm text-danger">{result.failure.message}</p>
  const { composer, composes, messages } = result.value
  return (
    <section aria-label="Second composer" aria-live="polite">
      <p className="text-sm font-semibold">
        {composes ? 'The second composer agrees: it composes.' : 'The second composer refuses:'}
      </p>
      <ul className="mt-2 grid gap-3">
        {messages.map(({ message, places }) => (
          <li key={message} className="border-l-2 border-line-strong pl-4">
            <p className="text-caption leading-relaxed break-words whitespace-pre-line text-muted">
              {message}
            </p>
            <p className="flex flex-wrap gap-x-4 font-mono text-xs">
              {places.map((place) => (
                <button
                  key={`${place.subgraph} ${place.range?.from}`}
                  type="button"
                  className={styles.place}
                  onClick={() => onPlace(place)}
                >
                  {placeText(place, subgraphs)}
                </button>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <JudgedBy composer={composer} />
      </p>
    </section>
  )
}
