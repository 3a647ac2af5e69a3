import { Button } from '@/ui/button'
import { Lightbulb } from '@/ui/icon'
import styles from './exercise.module.css'

type Props = {
  id: string
  /** HTML. */
  hints: string[]
  shown: number
  onShow?: () => void
}

/** The hints of an exercise, one at a time. Without script there are none. */
export function Hints({ id, hints, shown, onShow }: Props) {
  if (hints.length === 0) return null
  const visible = hints.slice(0, shown)
  return (
    <div id={id} className={`${styles.part} script-only`} data-chrome>
      <ol aria-live="polite" className={styles.hints}>
        {visible.map((html, index) => (
          <li key={html}>
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
        <Button size="sm" variant="ghost" onClick={onShow}>
          Show hint {visible.length + 1} of {hints.length}
        </Button>
      )}
    </div>
  )
}
