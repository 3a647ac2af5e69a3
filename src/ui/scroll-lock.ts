let locks = 0
let undo = () => {}

/** Keeps the page from scrolling, without a shift, until the returned function is called. Locks may overlap. */
export function lockScroll(): () => void {
  if (locks++ === 0) undo = hold(document.documentElement)
  let released = false
  return () => {
    if (released) return
    released = true
    if (--locks === 0) undo()
  }
}

function hold(root: HTMLElement): () => void {
  const { overflow, scrollbarGutter } = root.style
  const hasScrollbar = window.innerWidth > root.clientWidth
  root.style.overflow = 'hidden'
  if (hasScrollbar) root.style.scrollbarGutter = 'stable'
  return () => {
    root.style.overflow = overflow
    root.style.scrollbarGutter = scrollbarGutter
  }
}
