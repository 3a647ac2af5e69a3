let leaving = false

/**
 * Makes the next own link a full load, which ends scripts of others that run in this page: the router would keep them
 * alive after consent has been withdrawn.
 */
export function leaveWithNextClick(): void {
  if (leaving) return
  leaving = true
  document.addEventListener('click', keepFromRouter, true)
}

function keepFromRouter(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && event.button === 0
  if (!link || !plain || event.defaultPrevented) return
  const samePage = link.pathname === window.location.pathname
  if (link.host !== window.location.host || link.target || samePage || 'tfPopup' in link.dataset) return
  event.preventDefault()
  window.location.assign(link.href)
}
