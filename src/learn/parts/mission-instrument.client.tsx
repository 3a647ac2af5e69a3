'use client'

import { useId, type CSSProperties } from 'react'
import type { ChapterOutline } from '../outline'
import { shareDone } from '../progress/count'
import { chapterState, chapterToContinue } from '../progress/record'
import { useProgress } from '../progress/use-progress.client'
import styles from './mission-instrument.module.css'

type Props = {
  course: string
  /** The written chapters. */
  chapters: ChapterOutline[]
  /** How many chapters the course will have. */
  total: number
}

const center = 240
/** Degrees between the starts of neighboring orbits: the golden angle, so that bodies don't line up. */
const spread = 137.5

/**
 * Progress as a system of bodies around the star of the cover. A chapter's body leaves a lit trail on its orbit, which is
 * closed when the chapter is completed. Announced chapters are faint.
 */
export function MissionInstrument({ course, chapters, total }: Props) {
  const record = useProgress(course)
  const id = useId()
  const next =
    chapterToContinue(record, chapters) ?? chapters.find((chapter) => chapterState(record, chapter) === 'new')
  return (
    <svg viewBox="0 0 480 480" aria-hidden="true" className={styles.instrument}>
      <defs>
        {(['new', 'seen', 'completed'] as const).map((state) => (
          <radialGradient
            key={state}
            id={`${id}${state}`}
            cx="0.3"
            cy="0.5"
            r="0.75"
            className={styles[state]}
          >
            <stop offset="0" stopColor="var(--high)" />
            <stop offset="0.45" stopColor="var(--base)" />
            <stop offset="1" stopColor="var(--deep)" />
          </radialGradient>
        ))}
        {(['seen', 'completed'] as const).map((state) => (
          <radialGradient key={state} id={`${id}${state}-glow`} className={styles[state]}>
            <stop offset="0" stopColor="currentColor" stopOpacity="0.85" />
            <stop offset="0.4" stopColor="currentColor" stopOpacity="0.25" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </radialGradient>
        ))}
      </defs>
      {Array.from({ length: total }, (_, index) => {
        const r = 62 + index * 25
        const chapter = chapters.find(({ number }) => number === index + 1)
        const start = { '--start': `${(index * spread) % 360}deg` } as CSSProperties
        if (!chapter)
          return (
            <g key={index} className={styles.announced}>
              <circle cx={center} cy={center} r={r} className={styles.orbit} strokeDasharray="1 7" />
              <g className={styles.announcedBody} style={start}>
                <circle cx={center + r} cy={center} r="6" fill={`url(#${id}new)`} />
              </g>
            </g>
          )
        const state = chapterState(record, chapter)
        const share = { ...start, '--share': shareDone(record, chapter) } as CSSProperties
        return (
          <g key={index} className={styles[state]}>
            <circle cx={center} cy={center} r={r} className={styles.orbit} />
            <circle cx={center} cy={center} r={r} pathLength="1" className={styles.trail} style={share} />
            <g className={styles.carrier} style={share}>
              {state !== 'new' && (
                <circle cx={center + r} cy={center} r="34" fill={`url(#${id}${state}-glow)`} />
              )}
              {chapter === next && <circle cx={center + r} cy={center} r="17" className={styles.beacon} />}
              <circle cx={center + r} cy={center} r="11" fill={`url(#${id}${state})`} />
            </g>
          </g>
        )
      })}
    </svg>
  )
}
