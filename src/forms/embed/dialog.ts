import { lockScroll } from '@/ui/scroll-lock'
import { icon, make } from './dom'
import type { Theme } from './messages'
import { narrowScreen } from './options'

type FormDialog = {
  element: HTMLDialogElement
  closeButton: HTMLButtonElement
  /** Paints the close button in the colors of the form, where it lies in one box with it. */
  paint: (theme: Theme) => void
  /** Shows the dialog. One that opens by itself beside the page leaves the focus where it is. */
  show: (byItself: boolean) => void
  /** Closes it, and gives the focus back when it was inside. */
  hide: () => void
  /** Whether the focus waits on the close button for the form to be ready. */
  waits: () => boolean
  destroy: () => void
}

type Look = {
  className: string
  label: string
  /** Covers the page at every width; otherwise only on narrow screens, where it fills the screen. */
  modal: boolean
  /** Called when the visitor asks to close. */
  onAsk: () => void
}

/** The dialog of a widget on `<dialog>`: while it is modal the browser keeps the focus inside and answers Escape. */
export function createDialog({ className, label, modal, onAsk }: Look): FormDialog {
  const closeButton = make(
    'button',
    { type: 'button', class: 'embed-close', 'aria-label': 'Close' },
    icon('cross'),
  )
  const bar = make('div', { class: 'embed-bar' }, make('p', { class: 'embed-bar-title' }, label), closeButton)
  const element = make('dialog', { class: `embed-dialog ${className}`, 'aria-label': label }, bar)
  const narrow = window.matchMedia(narrowScreen)
  let shown = false
  let opener: Element | null = null
  let unlock = () => {}

  closeButton.addEventListener('click', onAsk)
  element.addEventListener('cancel', (event) => {
    // A file field sends a `cancel` of its own.
    if (event.target !== element) return
    event.preventDefault()
    onAsk()
  })
  element.addEventListener('close', () => {
    // Closed by the browser, as by a second Escape in a row.
    if (shown && !element.open) onAsk()
  })

  function present(takeFocus: boolean) {
    const covers = modal || narrow.matches
    const unlockFormer = unlock
    unlock = covers ? lockScroll() : () => {}
    unlockFormer()
    if (covers) element.showModal()
    else if (takeFocus) element.show()
    else element.setAttribute('open', '')
  }

  /** A turned phone changes between beside and over the page; the frame keeps its form and the focus. */
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
    const giveBack = element.matches(':modal') || focusInside() !== undefined
    narrow.removeEventListener('change', onNarrow)
    element.close()
    unlock()
    unlock = () => {}
    if (giveBack && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    opener = null
  }

  return {
    element,
    closeButton,
    paint({ color, backgroundColor }) {
      // Either alone might not be seen on what is there.
      if (!color || !backgroundColor) return
      element.style.setProperty('--embed-theme-color', color)
      element.style.setProperty('--embed-theme-ground', backgroundColor)
    },
    show(byItself) {
      if (shown) return
      shown = true
      opener = document.activeElement
      present(!byItself)
      if (!modal) narrow.addEventListener('change', onNarrow)
    },
    hide,
    waits: () => shown && document.activeElement === closeButton,
    destroy() {
      hide()
      element.remove()
    },
  }
}
