'use client'

import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'

type Props = {
  id?: string
  /** What the bar opens, for assistive technology, where the title does not say it. */
  name?: string
  title: string
  /** Progress in a chapter. */
  status?: ReactNode
  chevron: ReactNode
  children: ReactNode
  className?: string
}

/** A sticky bar on small screens that opens lists over the text. A section that is chosen and Escape close it. */
export function ReadingBar({ id, name, title, status, chevron, children, className = '' }: Props) {
  function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
    if (key !== 'Escape' || !currentTarget.open) return
    currentTarget.open = false
    currentTarget.querySelector('summary')?.focus()
  }
  function closeOnChoice({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) {
    if (target instanceof Element && target.closest('a')?.hash) currentTarget.open = false
  }

  return (
    <details
      id={id}
      data-chrome
      onKeyDown={closeOnEscape}
      onClick={closeOnChoice}
      className={`group sticky top-14 z-20 border-b border-line bg-ground/95 backdrop-blur lg:hidden print:hidden [@media(height<20rem)]:relative [@media(height<20rem)]:top-0 ${className}`}
    >
      {/* Always in the strip that the page keeps free above scroll targets, so that focus would scroll (header.css). */}
      <summary className="container-page flex min-h-12 cursor-pointer [scroll-margin-block:-150px_150px] list-none flex-wrap items-center justify-between gap-x-3 text-sm font-medium">
        <span>
          {name && <span className="sr-only">{name}</span>}
          {title}
        </span>
        <span className="flex grow items-center justify-end gap-3 self-stretch text-muted">
          {status}
          {chevron}
        </span>
      </summary>
      <div className="absolute inset-x-0 top-full container-page max-h-[calc(100dvh-7rem)] overflow-y-auto overscroll-contain border-y border-line bg-ground py-4 shadow-float">
        {children}
      </div>
    </details>
  )
}
