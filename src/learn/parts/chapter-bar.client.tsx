'use client'

import type { KeyboardEvent, ReactNode } from 'react'

type Props = {
  title: string
  /** Progress in the chapter. */
  status?: ReactNode
  chevron: ReactNode
  children: ReactNode
}

/** The sticky bar on small screens. The title of the chapter opens the list of chapters; learn.css locks the page then. */
export function ChapterBar({ title, status, chevron, children }: Props) {
  function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
    if (key !== 'Escape' || !currentTarget.open) return
    currentTarget.open = false
    currentTarget.querySelector('summary')?.focus()
  }

  return (
    <details
      id="chapter-bar"
      data-chrome
      onKeyDown={closeOnEscape}
      className="group sticky top-14 z-20 border-b border-line bg-ground/95 backdrop-blur lg:hidden print:hidden [@media(height<20rem)]:static"
    >
      <summary className="container-page flex min-h-12 cursor-pointer list-none flex-wrap items-center justify-between gap-x-3 text-sm font-medium">
        <span>
          <span className="sr-only">Chapters. Now: </span>
          {title}
        </span>
        <span className="flex grow items-center justify-end gap-3 self-stretch text-muted">
          {status}
          {chevron}
        </span>
      </summary>
      <div className="container-page max-h-[calc(100dvh-7rem)] overflow-y-auto border-t border-line bg-ground py-4">
        {children}
      </div>
    </details>
  )
}
