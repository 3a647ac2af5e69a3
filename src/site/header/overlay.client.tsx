'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { afterPaint } from '@/lib/after-paint'
import { useHydrated } from '@/site/use-hydrated.client'
import { lockScroll } from '@/ui/scroll-lock'
import { overlayItem } from './classes'

type Props = {
  id: string
  /** Media query of the widths at which the header shows all links, so the menu closes. */
  unneeded: string
  bars: ReactNode
  cross: ReactNode
  children: ReactNode
}

const toggleClass =
  '-mr-[11px] flex size-[44px] cursor-pointer items-center justify-center rounded-lg text-text focus-visible:-outline-offset-4'

/**
 * The full-screen menu of small screens. It opens below the header, whose button closes it. While it is open, the rest
 * of the page is inert and does not scroll.
 */
export function Overlay({ id, unneeded, bars, cross, children }: Props) {
  const toggle = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const hydrated = useHydrated()

  // The visitor may have opened the menu by its link before hydration.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the address is only known in the browser
    if (location.hash === `#${id}`) setOpen(true)
  }, [id])

  useEffect(() => {
    const button = toggle.current
    const header = button?.closest('header')
    if (!open || !header) return
    let release = () => {}
    // Making the page inert restyles all of it, so paint the menu first.
    const cancel = afterPaint(() => {
      release = lockPage(header)
    })
    const wide = matchMedia(unneeded)
    const place = () => panel.current?.style.setProperty('top', `${header.getBoundingClientRect().bottom}px`)
    const onWide = () => wide.matches && setOpen(false)
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    window.scrollBy({ top: header.getBoundingClientRect().top, behavior: 'instant' })
    place()
    const closed = new AbortController()
    window.addEventListener('resize', place, { signal: closed.signal })
    wide.addEventListener('change', onWide, { signal: closed.signal })
    document.addEventListener('keydown', onKey, { signal: closed.signal })
    return () => {
      cancel()
      afterPaint(release)
      closed.abort()
      button?.focus({ preventScroll: true })
    }
  }, [open, unneeded])

  return (
    <>
      {hydrated ? (
        <button
          ref={toggle}
          type="button"
          className={toggleClass}
          aria-label="Toggle menu"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? cross : bars}
        </button>
      ) : (
        <a href={`#${id}`} className={toggleClass} aria-label="Menu">
          {bars}
        </a>
      )}
      {/* Before hydration, or without script, a link to its id opens it. */}
      <div
        ref={panel}
        id={id}
        role="dialog"
        aria-label="Menu"
        className="overlay fixed inset-x-0 top-14 bottom-0 hidden overflow-y-auto overscroll-contain border-t border-line bg-ground opacity-0 transition-[opacity,display] transition-discrete ease-out not-data-scripted:target:inset-0 not-data-scripted:target:z-60 not-data-scripted:target:block not-data-scripted:target:opacity-100 data-open:block data-open:opacity-100 starting:data-open:opacity-0"
        data-open={open || undefined}
        data-scripted={hydrated || undefined}
        onClick={({ target }) => target instanceof Element && target.closest('a') && setOpen(false)}
      >
        <div className="container-page flex min-h-full flex-col pt-2 pb-6">
          <a href="#content" className={`${overlayItem} scriptless-only`}>
            Close menu
          </a>
          {children}
        </div>
      </div>
    </>
  )
}

/** Locks scrolling and makes everything but the header inert. Returns a function that undoes both. */
function lockPage(header: HTMLElement): () => void {
  const rest: HTMLElement[] = []
  function makeInert() {
    for (const element of document.body.children) {
      // A modal dialog covers the overlay.
      const covered = element instanceof HTMLElement && element !== header && !element.matches('dialog')
      if (!covered || element.inert) continue
      element.inert = true
      rest.push(element)
    }
  }
  makeInert()
  // Elements may also arrive later, such as the question about consent.
  const added = new MutationObserver(makeInert)
  added.observe(document.body, { childList: true })
  const unlock = lockScroll()
  return () => {
    unlock()
    added.disconnect()
    for (const element of rest) element.inert = false
  }
}
