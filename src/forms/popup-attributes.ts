import { tabAttributes } from '@/lib/links'
import { recordText, withHidden } from './hidden-fields'

/** Pixels: as wide as a form gets. Not in src/config/forms.ts, which browser code cannot import. */
const sliderWidth = 640

type Popup = {
  kind?: 'popup' | 'slider'
  id: string
  /** Address of the form's own page. */
  address: string
  /** Title of the dialog. */
  label?: string
  /** Percent of the window, for popups (docs/contracts/form-widgets.md#site-forms). */
  size: number
  hidden?: Record<string, string>
  /** Anchor of a note on that page. */
  note?: string
}

/**
 * The attributes of a link that opens a form in a popup or slider, which `FormWidgets` reads when it is clicked. Without JavaScript
 * the link leads to the form's own page. Closing keeps what was typed.
 */
export function popupAttributes({ kind, id, address, label, size, hidden, note }: Popup) {
  return {
    href: withHidden(address, hidden) + (note && address.startsWith('/') ? `#${note}` : ''),
    ...tabAttributes(address),
    'aria-haspopup': 'dialog' as const,
    ...(kind === 'slider'
      ? { 'data-tf-slider': id, 'data-tf-width': sliderWidth }
      : { 'data-tf-popup': id, 'data-tf-size': size }),
    'data-tf-hide-headers': '',
    'data-tf-keep-session': '',
    'data-tf-label': label,
    'data-tf-hidden': hidden && recordText(hidden),
  }
}
