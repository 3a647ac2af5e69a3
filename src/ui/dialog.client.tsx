'use client'

import clsx from 'clsx'
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { X } from './icon'
import { lockScroll } from './scroll-lock'

/** The longest closing transition of `dialog.css`, in milliseconds. */
const CLOSING_MS = 200

type Props = {
  open: boolean
  /** Called when the user asks to close: close button, Escape, backdrop. */
  onClose: () => void
  /** Names the dialog; shown as its heading unless `bare`. */
  label: string
  children: ReactNode
  /** Leaves out the heading row; the close button floats over the content. */
  bare?: boolean
  className?: string
}

/** A modal `<dialog>`: the browser moves focus in and back, traps it, and handles Escape. */
export function Dialog({ open, onClose, label, children, bare = false, className }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOnBackdrop = useRef(false)
  const present = usePresence(open)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    const unlock = lockScroll()
    return () => {
      element.close()
      unlock()
    }
  }, [open])

  function onClick(event: MouseEvent<HTMLDialogElement>) {
    if (pressedOnBackdrop.current && event.target === dialog.current) onClose()
  }

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={clsx('dialog', className)}
      // The content fills the box, so only a click on the backdrop targets the element itself. A drag out of the box is ignored.
      onPointerDown={(event) => (pressedOnBackdrop.current = event.target === dialog.current)}
      onClick={onClick}
      onCancel={(event) => {
        // A file field inside fires its own `cancel`, which bubbles.
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        // The browser closed it, for example through a form with method="dialog".
        if (open && !dialog.current?.open) onClose()
      }}
    >
      {present && (
        <div className="dialog-box">
          <div className={bare ? 'absolute end-3 top-3 z-1' : 'dialog-head'}>
            {!bare && <p className="font-semibold">{label}</p>}
            <button
              type="button"
              className={clsx(
                'grid size-9 cursor-pointer place-items-center rounded-lg text-muted transition-colors hover:bg-text/8 hover:text-text focus-visible:-outline-offset-2',
                bare && 'bg-raised/85',
              )}
              aria-label="Close"
              onClick={onClose}
            >
              <X />
            </button>
          </div>
          <div className={clsx('dialog-body min-h-0 flex-1 overflow-y-auto', !bare && 'px-6 pb-6')}>
            {children}
          </div>
        </div>
      )}
    </dialog>
  )
}

/** True while open and until the closing transition has ended. */
function usePresence(open: boolean): boolean {
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)
  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => setPresent(false), CLOSING_MS)
    return () => clearTimeout(timer)
  }, [open])
  return present
}
