import type { WidgetOptions } from './options'

type OpenWidget = { formId: string }

const openWidgets = new Set<OpenWidget>()

/** Registers an open widget of a form. Returns a function that unregisters it. */
export function registerOpen(formId: string): () => void {
  const widget = { formId }
  openWidgets.add(widget)
  return () => openWidgets.delete(widget)
}

type Rules = Pick<WidgetOptions, 'preventReopenOnClose' | 'respectOpenModals'>

/** Whether a widget may open automatically now. Buttons may always open it. */
export function canAutoOpen(formId: string, { preventReopenOnClose, respectOpenModals }: Rules): boolean {
  if (preventReopenOnClose && wasClosed(formId)) return false
  if (respectOpenModals === 'all') return openWidgets.size === 0
  return respectOpenModals !== 'same' || ![...openWidgets].some((widget) => widget.formId === formId)
}

/** Remembers for the browser session that the visitor closed a form. */
export function rememberClosed(formId: string): void {
  document.cookie = `${cookieOf(formId)};Path=/;SameSite=Lax`
}

function wasClosed(formId: string): boolean {
  return document.cookie.split('; ').includes(cookieOf(formId))
}

function cookieOf(formId: string): string {
  // An id may be a full address, and `;` or `=` would break the cookie.
  return `tf-${formId.replaceAll(/[=;,\s]/g, '')}-closed=true`
}
