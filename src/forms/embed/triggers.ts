import type { OpenOn } from './options'

/**
 * Calls `fire` once when the visitor does what `on` names (docs/contracts/form-widgets.md#opening): `load` at once,
 * `time` after `value` milliseconds, `scroll` at `value` percent of the page or its end, `exit` when the mouse moves
 * up above `value` pixels. Returns a function that stops waiting.
 */
export function startTrigger(on: OpenOn, value: number | undefined, fire: () => void): () => void {
  if (on === 'load') return fireNow(fire)
  if (on === 'time') return fireLater(value ?? 0, fire)
  // Without a value, `scroll` and `exit` never open the form.
  if (!value) return () => {}
  return on === 'scroll' ? onScroll(value, fire) : onExit(value, fire)
}

function fireNow(fire: () => void): () => void {
  fire()
  return () => {}
}

function fireLater(ms: number, fire: () => void): () => void {
  const timer = setTimeout(fire, ms)
  return () => clearTimeout(timer)
}

function onScroll(percent: number, fire: () => void): () => void {
  function check() {
    const { scrollTop, scrollHeight } = document.documentElement
    const top = window.scrollY || scrollTop
    const atEnd = top + window.innerHeight >= scrollHeight
    if ((top / scrollHeight) * 100 < percent && !atEnd) return
    stop()
    fire()
  }
  function stop() {
    document.removeEventListener('scroll', check)
  }
  document.addEventListener('scroll', check, { passive: true })
  return stop
}

function onExit(edge: number, fire: () => void): () => void {
  let last = 0
  function check({ clientY }: MouseEvent) {
    const leaving = clientY < edge && clientY < last
    last = clientY
    if (!leaving) return
    stop()
    fire()
  }
  function stop() {
    document.removeEventListener('mousemove', check, true)
  }
  document.addEventListener('mousemove', check, true)
  return stop
}
