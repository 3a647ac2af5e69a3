import { tabAttributes } from '@/lib/links'

/** Pixels: as wide as a form gets. Not in src/config/forms.ts, which browser code cannot import. */
const sliderWidth = 640

export type Popup = {
  /** Whether the form opens in the middle of the window (default) or slides in from its side. */
  kind?: 'popup' | 'slider'
  id: string
  /** Address of the form's own page. */
  address: string
  /** Title of the dialog. */
  label?: string
  /** Percent of the window, for popups (docs/contracts/form-widgets.md#site-forms). */
  size: number
  /** Hidden fields of the form, such as the job that someone applies for. */
  hidden?: Record<string, string>
  /** Anchor of a note on that page that says what the form is about; shown to visitors without script. */
  note?: string
}

/** The attributes of a link that `FormWidgets` opens as popup or slider. Without JavaScript it leads to the form's page. */
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

/**
 * The address of a form's own page with hidden fields, for visitors without JavaScript: in the query for this site's
 * forms, whose server needs them, in the hash for other hosts, as the form contract requires.
 */
export function withHidden(address: string, hidden: Record<string, string> = {}): string {
  const own = address.startsWith('/')
  const names = Object.entries(hidden).map(([name, value]) => [own ? `hidden.${name}` : name, value])
  return names.length > 0 ? `${address}${own ? '?' : '#'}${new URLSearchParams(names).toString()}` : address
}

/** Formats a record as the value of a `data-tf-` attribute. */
export function recordText(record: Record<string, string>): string {
  return Object.entries(record)
    .map(([name, value]) => `${name}=${value}`.replaceAll(',', String.raw`\,`))
    .join(',')
}
