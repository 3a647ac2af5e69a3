'use client'

import clsx from 'clsx'
import type { ChapterOutline } from '../outline'
import { countSolved } from '../progress/record'
import { useProgress } from '../progress/use-progress.client'

type Props = {
  course: string
  /** The written chapters. */
  chapters: ChapterOutline[]
}

/** Every task of a course as a mark that fills when it is solved: squares are exercises, dots are questions. */
export function TaskBoard({ course, chapters }: Props) {
  const record = useProgress(course)
  return (
    <figure data-chrome className="rounded-card border border-line bg-raised px-6 pt-2 pb-5">
      <ol>
        {chapters.map((chapter) => {
          const { solved, total } = countSolved(record, chapter)
          const known = record.chapters[chapter.id]
          return (
            <li
              key={chapter.id}
              className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-baseline gap-y-2.5 border-b border-line py-4"
            >
              <span className="font-mono text-caption text-accent">{chapter.number}</span>
              <span className="font-medium">{chapter.title}</span>
              <span className="text-caption text-muted tabular-nums">
                {solved}/{total}
                <span className="sr-only"> solved</span>
              </span>
              <span aria-hidden="true" className="col-[2/-1] flex flex-wrap items-center gap-1 xs:gap-2">
                {chapter.exercises.map((id) => (
                  <Mark key={id} solved={known?.exercises?.[id]?.solved} />
                ))}
                {chapter.questions.map((id) => (
                  <Mark key={id} round solved={known?.questions?.[id]?.solved} />
                ))}
              </span>
            </li>
          )
        })}
      </ol>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1.5 pt-4 text-caption text-muted *:inline-flex *:items-center *:gap-2">
        <span>
          <Mark /> exercise
        </span>
        <span>
          <Mark round /> question
        </span>
        <span>
          <Mark round solved /> solved
        </span>
      </figcaption>
    </figure>
  )
}

/** A task: a square is an exercise, a dot a question. */
function Mark({ round, solved }: { round?: boolean; solved?: boolean | undefined }) {
  return (
    <i
      className={clsx(
        'inline-block border-[1.5px] transition-colors duration-(--motion-state)',
        round ? 'size-[13px] rounded-full' : 'size-[18px] rounded-sm',
        solved
          ? 'border-amber bg-amber forced-colors:border-[CanvasText] forced-colors:bg-[CanvasText] forced-colors:forced-color-adjust-none'
          : 'border-line-field',
      )}
    />
  )
}
