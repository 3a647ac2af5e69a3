'use client'

import { useRef } from 'react'
import { Lightbulb } from '@/ui/icon'
import { Button } from '@/ui/button'
import styles from './exercise.module.css'

type Props = {
  /** HTML. */
  hints: string[]
  shown: number
  onShow: () => void
}

/** The hints of an exercise, one at a time. Without script there are none. */
export function Hints({ hints, shown, onShow }: Props) {
  const list = useRef<HTMLOListElement>(null)
  if (hints.length === 0) return null
  const visible = hints.slice(0, shown)
  return (
    <div className={`${styles.part} script-only`} data-chrome>
      <ol ref={list} aria-live="polite" className={styles.hints}>
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
