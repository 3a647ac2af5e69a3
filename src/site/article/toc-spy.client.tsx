'use client'

import { useEffect } from 'react'

/** Marks the link of the section in view in each `[data-toc]` list: the last heading in the upper 40 % of the window. */
export function TocSpy() {
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a[href^="#"]')]
    const hashes = [...new Set(links.map(({ hash }) => hash))]
    const headings = hashes.map((hash) => document.getElementById(decodeURIComponent(hash.slice(1))))
    const top = (heading?: Element | null) => heading?.getBoundingClientRect().top ?? NaN
    let frame = 0

    function mark() {
      frame = 0
      const line = window.innerHeight * 0.4 + 8
      const landing = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      // Stop at the first heading below the line, or after that of an anchor, so that later ones need no layout.
      const next = headings.findIndex(
        (heading, index) => top(heading) > line || Math.abs(top(headings[index - 1]) - landing) <= 8,
      )
      const active = atEnd || next < 0 ? headings.length - 1 : next - 1
      links.forEach((link) => {
        link.ariaCurrent = link.hash === hashes[active] ? 'true' : null
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
    return () => gone.abort()
  }, [])
  return null
}
