'use client'

import type { ChapterOutline } from '../outline'
import { countSolved } from '../progress/count'
import { useProgress } from '../progress/use-progress.client'
import styles from './task-board.module.css'

type Props = {
  course: string
  /** The written chapters. */
  chapters: ChapterOutline[]
  /** Titles of the chapters that are announced, with their numbers. */
  announced: { number: number; title: string }[]
}

/** Every task of a course as a mark that fills when it is solved: squares are exercises, dots are questions. */
export function TaskBoard({ course, chapters, announced }: Props) {
  const record = useProgress(course)
  return (
    <figure className={styles.board}>
      <ol>
        {chapters.map((chapter) => {
          const { solved, total } = countSolved(record, chapter)
          const known = record.chapters[chapter.id]
          return (
            <li key={chapter.id}>
              <span className={styles.number}>{chapter.number}</span>
              <span className={styles.title}>{chapter.title}</span>
              <span className={styles.count}>
                {solved}/{total}
                <span className="sr-only"> solved</span>
              </span>
              <span aria-hidden="true" className={styles.marks}>
                {chapter.exercises.map((id) => (
                  <i key={id} data-solved={known?.exercises[id]?.solved || undefined} />
                ))}
                {chapter.questions.map((id) => (
                  <b key={id} data-solved={known?.questions[id]?.solved || undefined} />
                ))}
              </span>
            </li>
          )
        })}
        {announced.map(({ number, title }) => (
          <li key={number} data-announced>
            <span className={styles.number}>{number}</span>
            <span className={styles.title}>{title}</span>
            <span className={styles.count}>announced</span>
          </li>
        ))}
      </ol>
      <figcaption className={styles.legend}>
        <span>
          <i /> exercise
        </span>
        <span>
          <b /> question
        </span>
        <span>
          <b data-solved /> solved
        </span>
      </figcaption>
    </figure>
  )
}
