import { recordText, withHidden } from './hidden-fields'

type Popup = {
  id: string
  /** Address of the form's own page. */
  address: string
  /** Title of the form. */
  label?: string
  /** Percent of the window (docs/contracts/form-widgets.md#site-forms). */
  size: number
  hidden?: Record<string, string>
}

/**
 * The attributes of a link that opens a form in a popup, which `FormWidgets` reads when it is clicked. Without JavaScript
 * the link leads to the form's own page. Closing the popup keeps what was typed.
 */
export function popupAttributes({ id, address, label, size, hidden }: Popup) {
  return {
    href: withHidden(address, hidden),
    'aria-haspopup': 'dialog' as const,
    'data-tf-popup': id,
    'data-tf-size': size,
    'data-tf-hide-headers': '',
    'data-tf-keep-session': '',
    'data-tf-label': label,
    'data-tf-hidden': hidden && recordText(hidden),
  }
}
