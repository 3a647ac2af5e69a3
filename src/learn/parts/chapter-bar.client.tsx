'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { lockScroll } from '@/ui/scroll-lock'

type Props = {
  title: string
  /** Progress in the chapter. */
  status?: ReactNode
  children: ReactNode
}

/** Tablet widths: here the open list locks the scrolling of the page (docs/contracts/learn.md#chapter-page). */
const tablet = '(min-width: 768px) and (max-width: 1023.98px)'

/** The sticky bar on small screens. The title of the chapter opens the list of chapters. */
export function ChapterBar({ title, status, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const element = details.current
    if (!element) return
    const isTablet = matchMedia(tablet)
    let unlock: (() => void) | undefined

    function updateLock() {
      const locked = element?.open === true && isTablet.matches
      if (locked) unlock ??= lockScroll()
      else {
        unlock?.()
        unlock = undefined
      }
    }
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !element?.open) return
      element.open = false
      element.querySelector('summary')?.focus()
    }

    element.addEventListener('toggle', updateLock)
    element.addEventListener('keydown', closeOnEscape)
    isTablet.addEventListener('change', updateLock)
    return () => {
      element.removeEventListener('toggle', updateLock)
      element.removeEventListener('keydown', closeOnEscape)
      isTablet.removeEventListener('change', updateLock)
      unlock?.()
    }
  }, [])

  return (
    <details
      ref={details}
      data-chrome
      className="group sticky top-14 z-20 border-b border-line bg-ground/95 backdrop-blur lg:hidden print:hidden"
    >
      <summary className="container-page flex min-h-12 cursor-pointer list-none flex-wrap items-center justify-between gap-x-3 text-sm font-medium">
        <span>
          <span className="sr-only">Chapters. Now: </span>
          {title}
        </span>
        <span className="flex items-center gap-3 text-muted">
          {status}
          <span aria-hidden="true" className="transition-transform group-open:rotate-180">
            ⌄
          </span>
        </span>
      </summary>
      <div className="container-page max-h-[calc(100dvh-7rem)] overflow-y-auto border-t border-line bg-ground py-4">
        {children}
      </div>
    </details>
  )
}
