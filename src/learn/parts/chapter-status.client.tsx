'use client'

import { chapterState, countSolved, type ChapterTasks } from '../progress/record'
import { useProgress } from '../progress/use-progress.client'

type Props = {
  course: string
  chapter: ChapterTasks
  /** Whether the count is spelled out, such as "7 of 10 solved", instead of "7/10". Then nothing is shown before the start. */
  long?: boolean
}

/** How much of a chapter is done: a ring that fills, and the count of what is solved. */
export function ChapterStatus({ course, chapter, long = false }: Props) {
  const record = useProgress(course)
  const state = chapterState(record, chapter)
  const { solved, total } = countSolved(record, chapter)
  const completed = state === 'completed'
  const count = long ? `${solved} of ${total} solved` : `${solved}/${total}`
  return (
    <span data-chrome className="flex shrink-0 items-center gap-2 noscript:hidden">
      <span
        aria-hidden="true"
        className={`text-right text-caption whitespace-nowrap tabular-nums ${long ? '' : 'min-w-9 font-mono'}`}
      >
        {state !== 'new' && count}
      </span>
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        fill="none"
        className={long && state === 'new' ? 'hidden' : 'size-4 shrink-0'}
      >
        <circle cx="8" cy="8" r="6.5" strokeWidth="1.5" className="stroke-line-strong" />
        <circle
          cx="8"
          cy="8"
          r="6.5"
          strokeWidth="2"
          pathLength="1"
          strokeDasharray={`${solved / total} 1`}
          transform="rotate(-90 8 8)"
          className={completed ? 'stroke-success' : 'stroke-amber'}
        />
        {completed && <path d="m5 8.2 2.1 2.1L11.2 6" strokeWidth="1.75" className="stroke-success" />}
      </svg>
      <span className="sr-only">({labels[state](solved, total)})</span>
    </span>
  )
}

const labels = {
  new: () => 'not started',
  seen: (solved: number, total: number) => `started, ${solved} of ${total} solved`,
  completed: () => 'completed',
} as const
