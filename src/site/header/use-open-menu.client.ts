'use client'

import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { afterPaint } from '@/lib/after-paint'

const openDelay = 100
const closeDelay = 200

/**
 * Which menu of a bar is open, and which is shown. Hovering opens and leaving closes after a short delay; a menu opened
 * by click or key stays open until Escape, a click outside or its own button. Expects the bar's element.
 */
export function useOpenMenu(bar: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<string | null>(null)
  const [shown, reveal] = useState<string | null>(null)
  const timer = useRef<number>(undefined)
  const pinned = useRef(false)

  function show(id: string | null, pin = false) {
    clearTimeout(timer.current)
    pinned.current = pin
    setOpen(id)
  }

  function hover({ pointerType }: PointerEvent, id: string | null) {
    if (pointerType !== 'mouse') return
    clearTimeout(timer.current)
    if (id === null ? pinned.current : id === open) return
    const pin = pinned.current
    timer.current = window.setTimeout(() => show(id, pin), id === null ? closeDelay : openDelay)
  }

  function toggle(id: string) {
    const close = open === id && pinned.current
    show(close ? null : id, !close)
  }

  // A panel has hundreds of elements to style and lay out, so paint the pressed button first.
  useEffect(() => afterPaint(() => reveal(open)), [open])

  const close = useEffectEvent(() => show(null))
  useEffect(() => {
    if (open === null) return
    function onKey({ key }: KeyboardEvent) {
      if (key !== 'Escape') return
      const focused = document.activeElement?.closest('[data-menu]')
      if (focused && bar.current?.contains(focused)) focused.querySelector('button')?.focus()
      close()
    }
    function onPointer({ target }: Event) {
      const menu = target instanceof Element ? target.closest('[data-menu]') : null
      if (menu?.getAttribute('data-menu') !== open) close()
    }
    const closed = new AbortController()
    document.addEventListener('keydown', onKey, { signal: closed.signal })
    document.addEventListener('pointerdown', onPointer, { signal: closed.signal })
    return () => closed.abort()
  }, [open, bar])

  useEffect(() => () => clearTimeout(timer.current), [])

  return { open, shown, show, reveal, hover, toggle }
}
