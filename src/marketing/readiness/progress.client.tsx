'use client'

import { buttonClass } from '@/ui/button'
import { questionId, resultId } from './names'
import { countAnswered, firstOpen, type Answers } from './score'

/** How many questions are answered, and a button that leads to the next open one or to the result. */
export function Progress({ answers }: { answers: Answers }) {
  const open = firstOpen(answers)
  const answered = countAnswered(answers)

  function goOn() {
    const target = document.getElementById(open > 0 ? questionId(open) : resultId)
    target?.scrollIntoView()
    ;(target?.querySelector('input') ?? target)?.focus({ preventScroll: true })
  }

  return (
    <div
      data-chrome
      className="script-only sticky bottom-4 z-10 flex items-center gap-4 rounded-card border border-line-strong bg-raised p-3 pl-5 shadow-float"
    >
      <div className="min-w-0 grow">
        <p className="text-sm text-muted tabular-nums">
          {answered} of {answers.length} answered
        </p>
        <div aria-hidden="true" className="mt-1.5 h-1 rounded-full bg-line">
          <div
            className="h-full rounded-full bg-coral transition-[width] duration-(--motion-state)"
            style={{ width: `${(100 * answered) / answers.length}%` }}
          />
        </div>
      </div>
      <button
        type="button"
        className={buttonClass({ variant: open > 0 ? 'secondary' : 'primary' })}
        onClick={goOn}
      >
        {open > 0 ? `Go to question ${open}` : 'See your result'}
      </button>
    </div>
  )
}
