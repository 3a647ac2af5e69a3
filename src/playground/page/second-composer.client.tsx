'use client'

import { Button } from '@/ui/button'
import type { Place, SecondOpinion, Subgraph } from '../engine/messages'
import { placeText } from '../view/place-text'
import { CheckedBy } from '../view/verdict'
import type { Results } from './state/use-results.client'
import styles from './workbench.module.css'

type Props = {
  second: Results['second']
  asking: boolean
  subgraphs: readonly Subgraph[]
  onPlace: (place: Place) => void
  onAsk: () => void
}

/** What the second, independent composer says of the same subgraphs, on demand. */
export function SecondComposer({ second, asking, subgraphs, onPlace, onAsk }: Props) {
  return (
    <div className={styles.second} aria-live="polite">
      {second?.result.ok === false && (
        <p className="p-3 text-body-sm text-danger">{second.result.failure.message}</p>
      )}
      {!second?.result.ok && (
        <Button
          size="sm"
          variant="ghost"
          loading={asking}
          loadingLabel="Asking the second composer"
          onClick={onAsk}
        >
          Ask a second composer
        </Button>
      )}
      {second?.result.ok && <Opinion opinion={second.result.value} subgraphs={subgraphs} onPlace={onPlace} />}
    </div>
  )
}

type OpinionProps = Pick<Props, 'subgraphs' | 'onPlace'> & { opinion: SecondOpinion }

function Opinion({ opinion: { composer, composes, messages }, subgraphs, onPlace }: OpinionProps) {
  return (
    <div className="p-3">
      <p className="flex flex-wrap items-baseline gap-x-4 text-sm font-semibold">
        {composes ? 'The second composer composes them, too.' : 'The second composer refuses them.'}
        <CheckedBy composer={composer} />
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
    </div>
  )
}
