type Layer = { element: Element; close: () => void }

const layers: Layer[] = []

/**
 * Closes a non-modal widget on Escape: the one with the focus, else the one opened last. Modal dialogs have priority and
 * handle Escape themselves. Returns a function that stops listening.
 */
export function closeOnEscape(element: Element, close: () => void): () => void {
  const layer = { element, close }
  if (layers.push(layer) === 1) document.addEventListener('keydown', onKey)
  return () => {
    const at = layers.indexOf(layer)
    if (at !== -1) layers.splice(at, 1)
    if (layers.length === 0) document.removeEventListener('keydown', onKey)
  }
}

function onKey({ key, defaultPrevented }: KeyboardEvent) {
  if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog:modal')) return
  const focused = layers.find(({ element }) => element.contains(document.activeElement))
  ;(focused ?? layers.at(-1))?.close()
}
