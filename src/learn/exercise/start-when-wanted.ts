import { whenNearViewport } from '@/lib/prefetch-margin'
import { elementAt, placeOf } from './part-place'

type Options<Loaded> = {
  load: () => Promise<Loaded>
  /** Replaces the content of the element, before it returns. */
  replace: (loaded: Loaded) => void
  /** Called when loading failed after a press; the next press tries again. */
  onFailure: () => void
}

/**
 * Replaces the content of an element once it comes near the viewport, gets focus, or one of its buttons is pressed. Focus
 * moves along, and the pressed button acts in the new content. Returns a function that stops waiting.
 */
export function startWhenWanted<Loaded>(
  element: HTMLElement,
  { load, replace, onFailure }: Options<Loaded>,
): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  let loading = false
  let pressed: HTMLElement | undefined

  async function start() {
    if (loading) return
    loading = true
    try {
      const loaded = await load()
      if (signal.aborted) return
      waiting.abort()
      const active = document.activeElement
      const focused = element.contains(active) ? placeOf(active) : undefined
      const wanted = placeOf(pressed)
      replace(loaded)
      elementAt(focused)?.focus({ preventScroll: true })
      elementAt(wanted)?.click()
    } catch {
      if (pressed) onFailure()
      pressed?.removeAttribute('aria-busy')
      pressed = undefined
      loading = false
    }
  }
  function press(event: MouseEvent) {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>('button, summary')
    if (!control) return
    event.preventDefault()
    pressed?.removeAttribute('aria-busy')
    pressed = control
    pressed.setAttribute('aria-busy', 'true')
    void start()
  }

  element.addEventListener('focusin', () => void start(), { signal })
  element.addEventListener('click', press, { signal })
  signal.addEventListener(
    'abort',
    whenNearViewport(element, () => void start()),
  )
  return () => waiting.abort()
}
