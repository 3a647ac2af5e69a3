'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { whenNearViewport } from '@/lib/prefetch-margin'
import { flushSync } from 'react-dom'
import { IslandBoundary } from '@/ui/island-boundary.client'
import type { Workbench, WorkbenchProps } from './workbench.client'

/** An element of an exercise, named so that the same one is found when another rendering takes its place. */
type PartPlace = { id: string; index: number }

const focusable = 'a[href], button, summary, textarea, pre[tabindex]'

/** The place of an element: its part with an id, and its number among what can have focus in that part. */
function placeOf(element: Element | null | undefined): PartPlace | undefined {
  const part = element?.closest('[id]')
  return element && part
    ? { id: part.id, index: [...part.querySelectorAll(focusable)].indexOf(element) }
    : undefined
}

/** The element at a place. */
function elementAt(place: PartPlace | undefined): HTMLElement | undefined {
  const part = place && document.getElementById(place.id)
  if (!part) return undefined
  return place.index === -1 ? part : part.querySelectorAll<HTMLElement>(focusable)[place.index]
}

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
function startWhenWanted<Loaded>(
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

type Props = WorkbenchProps & {
  /** The exercise as the build drew it, readable without script. */
  children: ReactNode
}

/**
 * The workbench in the place of the exercise that the build drew, fetched when that comes near the viewport or gets focus.
 * Focus and an opened solution stay, and a button pressed before acts once the workbench is there.
 */
export function ExerciseIsland({ children, ...props }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<{ Workbench: typeof Workbench; solutionOpened: boolean }>()
  const [failed, setFailed] = useState(false)
  const [ready, setReady] = useState(false)

  useEffect(() => {
    if (!frame.current) return
    setReady(true)
    return startWhenWanted(frame.current, {
      load: () => import('./workbench.client'),
      replace(loaded) {
        const solutionOpened = frame.current?.querySelector('details')?.open === true
        // At once, so that the focus is never anywhere else between the two.
        flushSync(() => setLive({ Workbench: loaded.Workbench, solutionOpened }))
      },
      // What the build drew stays.
      onFailure: () => setFailed(true),
    })
  }, [])

  return (
    <div ref={frame}>
      {/* A press before the page reacts would be lost, so buttons cannot be pressed until then. */}
      <fieldset disabled={!ready} className="contents">
        {live ? (
          <IslandBoundary
            fallback={
              <p className="px-5 py-4">This exercise stopped at an error. Reload the page to go on.</p>
            }
          >
            <live.Workbench {...props} solutionOpened={live.solutionOpened} />
          </IslandBoundary>
        ) : (
          children
        )}
      </fieldset>
      {failed && !live && (
        <p role="alert" className="px-5 py-4 text-amber">
          The exercise could not be loaded. Check your connection and try again.
        </p>
      )}
    </div>
  )
}
