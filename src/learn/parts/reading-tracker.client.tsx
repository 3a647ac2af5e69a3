'use client'

import { useEffect, useRef } from 'react'
import { markSeen } from '../progress/record'
import { changeProgress } from '../progress/use-progress.client'

type Props = { course: string; chapter: string }

/** Records that a chapter was opened, and that it was read once its end is in view. Render it at the end of the text. */
export function ReadingTracker({ course, chapter }: Props) {
  const end = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    changeProgress(course, (record) => markSeen(record, chapter))
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      changeProgress(course, (record) => markSeen(record, chapter, true))
      observer.disconnect()
    })
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [course, chapter])

  return <span ref={end} aria-hidden="true" className="block h-px" />
}
