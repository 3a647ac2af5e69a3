'use client'

import { chapterState, type ChapterTasks } from '../progress/record'
import { useProgress } from '../progress/use-progress.client'

type Props = { course: string; chapter: ChapterTasks }

const labels = { new: 'not started', seen: 'started', completed: 'completed' } as const

/** A small icon of a chapter's progress: an empty ring, a half-filled one, or a check mark. */
export function ChapterStatus({ course, chapter }: Props) {
  const state = chapterState(useProgress(course), chapter)
  return (
    <>
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0">
        <circle
          cx="8"
          cy="8"
          r="6.5"
          fill="none"
          strokeWidth="1.5"
          className={state === 'completed' ? 'stroke-success' : 'stroke-line-strong'}
        />
        {state === 'seen' && <path d="M8 1.5a6.5 6.5 0 0 1 0 13z" className="fill-amber" />}
        {state === 'completed' && (
          <path d="m5 8.2 2.1 2.1L11.2 6" fill="none" strokeWidth="1.75" className="stroke-success" />
        )}
      </svg>
      <span className="sr-only">({labels[state]})</span>
    </>
  )
}
