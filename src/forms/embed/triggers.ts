import type { OpenOn } from './options'

/**
 * Calls `fire` once when the visitor does what `on` names (docs/contracts/form-widgets.md#opening): `load` at once,
 * `time` after `value` milliseconds, `scroll` at `value` percent of the page or its end, `exit` when the mouse moves
 * up above `value` pixels. Returns a function that stops waiting.
 */
export function startTrigger(on: OpenOn, value = 0, fire: () => void): () => void {
  let lastY = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  function onScroll() {
    const { scrollHeight } = document.documentElement
    const atEnd = window.scrollY + window.innerHeight >= scrollHeight
    if (atEnd || (window.scrollY / scrollHeight) * 100 >= value) fireOnce()
  }
  function onMove({ clientY }: MouseEvent) {
    const leaving = clientY < value && clientY < lastY
    lastY = clientY
    if (leaving) fireOnce()
  }
  function stop() {
    clearTimeout(timer)
    document.removeEventListener('scroll', onScroll)
    document.removeEventListener('mousemove', onMove, true)
  }
  function fireOnce() {
    stop()
    fire()
  }

  if (on === 'load') fire()
  else if (on === 'time') timer = setTimeout(fire, value)
  // Without a value, `scroll` and `exit` never open the form.
  else if (value && on === 'scroll') document.addEventListener('scroll', onScroll, { passive: true })
  else if (value && on === 'exit') document.addEventListener('mousemove', onMove, true)
  return stop
}
