'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

/** The sticky header, with a border once a page is scrolled more than 30 px (docs/contracts/site-chrome.md#header). */
export function StickyHeader({ children }: { children: ReactNode }) {
  const mark = useRef<HTMLDivElement>(null)
  const [scrolled, setScrolled] = useState(false)

  useEffect(() => {
    if (!mark.current) return
    const observer = new IntersectionObserver(([entry]) => entry && setScrolled(!entry.isIntersecting))
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])

  return (
    <>
      <div
        ref={mark}
        aria-hidden="true"
        className="pointer-events-none absolute top-0 left-0 h-[30px] w-px"
      />
      <header className="site-header" data-scrolled={scrolled || undefined}>
        {children}
      </header>
    </>
  )
}
