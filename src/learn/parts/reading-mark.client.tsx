'use client'

import { useEffect, useRef } from 'react'
import { markRead, markSeen } from '../progress/record'
import { changeProgress } from '../progress/use-progress.client'

type Props = { course: string; chapter: string }

/** Stands at the end of a chapter's text: notes that the page was opened, and that its end came into view. */
export function ReadingMark({ course, chapter }: Props) {
  const end = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    changeProgress(course, (record) => markSeen(record, chapter))
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      changeProgress(course, (record) => markRead(record, chapter))
      observer.disconnect()
    })
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [course, chapter])

  return <span ref={end} aria-hidden="true" className="block h-px" />
}
