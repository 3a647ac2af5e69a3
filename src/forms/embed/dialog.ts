import { lockScroll } from '@/ui/scroll-lock'
import { make, makeCloseButton } from './dom'
import type { Theme } from './messages'
import { narrowScreen } from './options'

export type FormDialog = {
  element: HTMLDialogElement
  closeButton: HTMLButtonElement
  /** Gives the close button the colors of the form where both are in one box. */
  applyTheme: (theme: Theme) => void
  /** Shows the dialog. A non-modal one that opened automatically does not take the focus. */
  show: (automatic: boolean) => void
  /** Closes the dialog, and returns the focus if it was inside. */
  hide: () => void
  /** Whether the close button has the focus, which should move into the form once it is ready. */
  hasInitialFocus: () => boolean
  destroy: () => void
}

type DialogOptions = {
  className: string
  label: string
  /** Modal at every width; otherwise only on narrow screens, where the dialog fills the screen. */
  modal: boolean
  /** Called when the visitor wants to close the dialog. */
  onCloseRequest: () => void
}

const dialogClass =
  'overflow-hidden overscroll-contain border border-line-strong bg-raised text-text shadow-float open:flex open:flex-col'
const barClass =
  'flex flex-none items-center justify-between gap-4 border-b border-line bg-(--embed-theme-ground) py-1.5 pr-2 pl-5 text-(color:--embed-theme-color)'

/** Creates the `<dialog>` of a widget. While it is modal, the browser keeps the focus inside and handles Escape. */
export function createDialog({ className, label, modal, onCloseRequest }: DialogOptions): FormDialog {
  const closeButton = makeCloseButton()
  const title = make('p', { class: 'min-w-0 truncate text-body-sm font-semibold' }, label)
  const bar = make('div', { class: barClass }, title, closeButton)
  const element = make('dialog', { class: `${dialogClass} ${className}`, 'aria-label': label }, bar)
  const narrow = window.matchMedia(narrowScreen)
  let shown = false
  let opener: Element | null = null
  let unlock = () => {}

  closeButton.addEventListener('click', onCloseRequest)
  element.addEventListener('cancel', (event) => {
    // File inputs fire `cancel`, too.
    if (event.target !== element) return
    event.preventDefault()
    onCloseRequest()
  })
  element.addEventListener('close', () => {
    // The browser closed it itself, for example on a second Escape.
    if (shown && !element.open) onCloseRequest()
  })

  function present(takeFocus: boolean) {
    const covers = modal || narrow.matches
    const unlockPrevious = unlock
    unlock = covers ? lockScroll() : () => {}
    unlockPrevious()
    if (covers) element.showModal()
    else if (takeFocus) element.show()
    else element.setAttribute('open', '')
  }

  /** Switches between modal and non-modal when a phone is rotated, without reloading the form or losing the focus. */
  function onNarrow() {
    const inside = focusInside()
    element.close()
    present(inside !== undefined)
    inside?.focus({ preventScroll: true })
  }

  function focusInside(): HTMLElement | undefined {
    const { activeElement } = document
    return activeElement instanceof HTMLElement && element.contains(activeElement) ? activeElement : undefined
  }

  function hide() {
    if (!shown) return
    shown = false
    const returnFocus = element.matches(':modal') || focusInside() !== undefined
    narrow.removeEventListener('change', onNarrow)
    element.close()
    unlock()
    unlock = () => {}
    if (returnFocus && opener instanceof HTMLElement && opener.isConnected)
      opener.focus({ preventScroll: true })
    opener = null
  }

  return {
    element,
    closeButton,
    applyTheme({ color, backgroundColor }) {
      // One color alone might have no contrast with the default of the other.
      if (!color || !backgroundColor) return
      element.style.setProperty('--embed-theme-color', color)
      element.style.setProperty('--embed-theme-ground', backgroundColor)
    },
    show(automatic) {
      if (shown) return
      shown = true
      opener = document.activeElement
      present(!automatic)
      if (!modal) narrow.addEventListener('change', onNarrow)
    },
    hide,
    hasInitialFocus: () => shown && document.activeElement === closeButton,
    destroy() {
      hide()
      element.remove()
    },
  }
}
