import type { WidgetOptions } from './options'

type OpenWidget = { formId: string }

const openWidgets = new Set<OpenWidget>()

/** Notes that a widget of a form is open. Gives how to note that it was closed. */
export function noteOpen(formId: string): () => void {
  const widget = { formId }
  openWidgets.add(widget)
  return () => openWidgets.delete(widget)
}

type Rules = Pick<WidgetOptions, 'preventReopenOnClose' | 'respectOpenModals'>

/** Whether a widget may open by itself now; a button always may. */
export function mayOpenItself(formId: string, { preventReopenOnClose, respectOpenModals }: Rules): boolean {
  if (preventReopenOnClose && wasClosed(formId)) return false
  if (respectOpenModals === 'all') return openWidgets.size === 0
  return respectOpenModals !== 'same' || ![...openWidgets].some((widget) => widget.formId === formId)
}

/** Remembers for this visit that the visitor closed a form. */
export function rememberClosed(formId: string): void {
  document.cookie = `${cookieOf(formId)};Path=/;SameSite=Lax`
}

function wasClosed(formId: string): boolean {
  return document.cookie.split('; ').includes(cookieOf(formId))
}

function cookieOf(formId: string): string {
  // An id may be a whole address, whose `;` or `=` would end name or value.
  return `tf-${formId.replaceAll(/[=;,\s]/g, '')}-closed=true`
}
