'use client'

import { useRef, useState } from 'react'
import { download } from '@/lib/download'
import {
  chapterState,
  chapterToContinue,
  countSolved,
  emptyRecord,
  mergeRecords,
  parseRecord,
  type CourseRecord,
} from '../progress/record'
import type { ChapterOutline } from '../courses'
import { changeProgress, useProgress } from '../progress/use-progress.client'
import { QuietButton } from './quiet-button'
import { StorageNotice } from './storage-notice.client'

type Props = {
  course: string
  chapters: ChapterOutline[]
  /** Address of the certificate's page. */
  certificate: string
  /** Without export, import, and reset. */
  short?: boolean
}

/** Progress in a course, a link to the next chapter, and export, import and reset of the progress. */
export function ProgressPanel({ course, chapters, certificate, short }: Props) {
  const record = useProgress(course)
  const [message, setMessage] = useState('')
  const states = chapters.map((chapter) => chapterState(record, chapter))
  const completed = states.filter((state) => state === 'completed').length
  const next = chapterToContinue(record, chapters) ?? chapters[0]
  const { solved, total } = countSolved(record, ...chapters)
  const inNext = next && countSolved(record, next)
  const finished = completed === chapters.length
  const started = states.some((state) => state !== 'new')

  return (
    <div data-chrome className="noscript:hidden">
      <div
        role="progressbar"
        aria-label="Solved questions and exercises"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={solved}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full bg-gradient-to-r from-coral to-amber transition-[width]"
          style={{ width: `${(solved / total) * 100}%` }}
        />
      </div>
      <p className="mt-3 text-sm text-muted">
        <strong className="font-medium text-text">{`${solved} of ${total} solved`}</strong>
        <span aria-hidden="true"> · </span>
        {completed} of {chapters.length} chapters completed
      </p>
      {next && (
        <a
          href={finished ? certificate : next.href}
          className="button button-primary mt-5 inline-flex h-12 items-center gap-3 rounded-card px-6 font-medium max-md:me-5"
        >
          {finished ? 'Claim your certificate' : started ? `Continue: ${next.title}` : 'Start the course'}
          {inNext && inNext.solved > 0 && !finished && (
            <span className="text-sm opacity-80">{`${inNext.solved} of ${inNext.total}`}</span>
          )}
        </a>
      )}
      {!short && <ProgressTools course={course} record={record} started={started} onMessage={setMessage} />}
      <p role="status" className="mt-2 text-sm text-muted">
        {message}
      </p>
      <StorageNotice course={course} />
    </div>
  )
}

type ToolProps = { course: string; record: CourseRecord; started: boolean; onMessage: (text: string) => void }

/** Export, import, and reset of the progress. */
function ProgressTools({ course, record, started, onMessage }: ToolProps) {
  const file = useRef<HTMLInputElement>(null)
  const [deleted, setDeleted] = useState<CourseRecord>()

  async function importFile(chosen: File | undefined) {
    const other = chosen && parseRecord(await chosen.text())
    if (other) changeProgress(course, (known) => mergeRecords(known, other))
    onMessage(other ? 'Progress imported.' : 'This file contains no course progress.')
    if (file.current) file.current.value = ''
  }
  function remove() {
    setDeleted(record)
    changeProgress(course, () => emptyRecord)
    onMessage('Progress deleted.')
  }
  function undo() {
    if (deleted) changeProgress(course, (known) => mergeRecords(known, deleted))
    onMessage('')
  }

  return (
    <div className="mt-5 flex flex-wrap gap-x-5 gap-y-2 text-sm max-md:inline-flex">
      {started && (
        <QuietButton onClick={() => download(`${course}-progress.json`, JSON.stringify(record, null, 2))}>
          Export progress
        </QuietButton>
      )}
      <QuietButton onClick={() => file.current?.click()}>Import progress</QuietButton>
      {(started || deleted) && (
        <QuietButton onClick={started ? remove : undo}>{started ? 'Delete progress' : 'Undo'}</QuietButton>
      )}
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        aria-label="Progress file"
        className="hidden"
        onChange={(event) => void importFile(event.target.files?.[0])}
      />
    </div>
  )
}
