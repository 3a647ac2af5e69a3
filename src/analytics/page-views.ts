import { pageView } from './events'
import { isFramed } from './framed'
import { sendEvent } from './send'

/** Name of the window event that says that another page is shown. */
export const pageEvent = 'site:page'

let counted: { path: string; address: string } | undefined
let silent: boolean | undefined

/** Counts a page once its route has been shown. With `no_track` in the first address none of a visit is counted. */
export function countPage(path: string): void {
  if (isFramed() || path === counted?.path) return
  // There is no identifier to tell that views belong together, so only the first one of a visit may name who sent it.
  const referrer = counted?.address ?? document.referrer
  counted = { path, address: window.location.href }
  window.dispatchEvent(new Event(pageEvent))
  silent ??= new URLSearchParams(window.location.search).has('no_track')
  if (!silent) sendEvent(pageView, { referrer })
}
