'use client'

import { useEffect } from 'react'

/** Marks the link of the section in view in the `[data-toc]` list: the last heading above the reading line. */
export function TocSpy() {
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a[href^="#"]')]
    const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))))
    let frame = 0

    function mark() {
      frame = 0
      const line = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 8
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      // Stop at the first heading below the line, so that later ones need no layout.
      const below = headings.findIndex((heading) => heading && heading.getBoundingClientRect().top > line)
      const active = atEnd || below < 0 ? headings.length - 1 : Math.max(0, below - 1)
      links.forEach((link, index) => {
        link.ariaCurrent = index === active ? 'true' : null
      })
    }
    function schedule() {
      frame ||= requestAnimationFrame(mark)
    }

    // Wait for the next frame, so that the page is laid out once and not twice.
    schedule()
    const gone = new AbortController()
    const options = { passive: true, signal: gone.signal }
    addEventListener('scroll', schedule, options)
    addEventListener('resize', schedule, options)
    return () => {
      cancelAnimationFrame(frame)
      gone.abort()
    }
  }, [])
  return null
}
