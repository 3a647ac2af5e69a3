import { pageView } from './events'
import { isFramed } from './framed'
import { pageAddress, sendEvent } from './send'

/** Name of the window event dispatched for every page view. */
export const pageEvent = 'site:page'

let lastView: { path: string; url: string } | undefined
let optedOut: boolean | undefined

/** Counts a page view after a navigation. With `no_track` in the first URL, nothing of the visit is counted. */
export function countPage(path: string): void {
  if (isFramed() || path === lastView?.path) return
  // Views carry no visitor ID, so only the first view of a visit reports the external referrer.
  const referrer = lastView?.url ?? document.referrer
  lastView = { path, url: pageAddress() }
  window.dispatchEvent(new Event(pageEvent))
  optedOut ??= new URLSearchParams(window.location.search).has('no_track')
  if (!optedOut) sendEvent(pageView, { referrer })
}
