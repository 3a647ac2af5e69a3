import { isPlainClick } from '@/lib/plain-click'

let active = false

/**
 * Turns the next internal navigation into a full page load, which unloads third-party scripts. The router would keep
 * them running after consent was withdrawn.
 */
export function forceFullLoad(): void {
  if (active) return
  active = true
  document.addEventListener('click', loadFully, true)
}

function loadFully(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || !isPlainClick(event) || event.defaultPrevented) return
  const samePage = link.pathname === window.location.pathname
  if (link.host !== window.location.host || link.target || samePage || 'tfPopup' in link.dataset) return
  event.preventDefault()
  window.location.assign(link.href)
}
