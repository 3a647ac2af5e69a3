'use client'

import { useEffect, useEffectEvent, useState, type ComponentProps, type ReactNode } from 'react'
import { onFirstInteraction } from '@/lib/first-interaction'
import { IslandBoundary } from '@/ui/island-boundary.client'
import { decodeWork } from '../share-link'
import { loadEditor } from '../editor/load-editor'
import { holdsWork } from './address.client'
import { lastWork, newSaved } from './state/saved-works'
import type { Built } from './run-query'
import { placeOfPress, pressAgain, takeEarlyEvents, typeKey, type WantedPlace } from './wanted-place'
import { FailureNotice } from '../workbench/failure-notice'
import type { Workbench as Island } from './workbench.client'

type Props = {
  built: Built
  /** Whether the address names the example: it is then opened rather than the work saved last. */
  isLinked?: boolean
  /** The first example as a finished page, for visitors without script and until the workbench starts. */
  children: ReactNode
}

type Start = Pick<ComponentProps<typeof Island>, 'start' | 'fragment' | 'takeWanted'> & {
  Workbench: typeof Island
}

/** The workbench in the place of the finished page that it starts with, fetched once it is wanted. */
export function PlaygroundIsland({ built, isLinked = false, children }: Props) {
  const start = useStart(built, isLinked)
  const [dropped, setDropped] = useState<File[]>([])
  const dropping = useDroppedFiles(setDropped)

  const failed = (
    <div data-failed="">
      <FailureNotice message={failedText} className="mb-3.5" />
      {children}
    </div>
  )
  if (start === undefined) return children
  if (start === 'failed') return failed
  const { Workbench, ...begun } = start
  return (
    <IslandBoundary fallback={failed}>
      <Workbench {...begun} built={built} dropped={dropped} dropping={dropping} />
    </IslandBoundary>
  )
}

const failedText =
  'The workbench could not be loaded, so this is a finished example. Check your connection and load the page again. Work that you saved is still in this browser.'

/** What the workbench starts with, once it is wanted and loaded. Remembers what is pressed and typed until then. */
function useStart(built: Built, isLinked: boolean): Start | 'failed' | undefined {
  const [start, setStart] = useState<Start | 'failed'>()

  useEffect(() => {
    let left = false
    let place: WantedPlace | undefined
    let press: MouseEvent | undefined
    const listening = new AbortController()
    async function begin() {
      const fragment = location.hash
      void loadEditor().catch(() => {})
      try {
        const [linked, module] = await Promise.all([decodeWork(fragment), import('./workbench.client')])
        // A press under way would be lost with the listing that it began on.
        while (document.querySelector(':active')) await new Promise(requestAnimationFrame)
        if (left) return
        const saved = linked ? newSaved(linked) : lastWork(built.work, isLinked)
        const isExample = saved.work === built.work
        const takeWanted = () => {
          listening.abort()
          if (!isExample) return undefined
          if (press) pressAgain(press)
          const taken = place
          place = press = undefined
          return taken
        }
        setStart({ start: saved, fragment: linked ? fragment : '', Workbench: module.Workbench, takeWanted })
      } catch {
        listening.abort()
        if (!left) setStart('failed')
      }
    }
    function onPress(event: MouseEvent) {
      place = placeOfPress(event)
      press = event
    }
    function onKey(event: KeyboardEvent) {
      const isControl =
        event.target instanceof Element && event.target.closest('a, button, input, textarea, select')
      const next = place && !isControl && typeKey(place, event)
      if (!next) return
      event.preventDefault()
      place = next
    }
    // Next stays where the last page was scrolled to when a fragment is no element's id.
    if (holdsWork(location.hash)) scrollTo({ top: 0, behavior: 'instant' })
    addEventListener('pointerup', onPress, { signal: listening.signal })
    addEventListener('keydown', onKey, { signal: listening.signal })
    const early = takeEarlyEvents()
    for (const event of early) {
      if (event instanceof KeyboardEvent) onKey(event)
      else onPress(event as MouseEvent)
    }
    const stop = whenWanted(
      early.length > 0 || lastWork(built.work, isLinked).work !== built.work,
      () => void begin(),
    )
    return () => {
      left = true
      listening.abort()
      stop()
    }
  }, [built, isLinked])

  return start
}

/** The workbench starts by itself after this time. */
const waitMs = 4000

/**
 * Calls back at once with a work to show, else on the first interaction or a little later, because the example shows
 * the same until then, and loading would keep a slow device busy. Returns a function that stops waiting.
 */
function whenWanted(isWanted: boolean, start: () => void): () => void {
  if (isWanted || holdsWork(location.hash)) {
    start()
    return () => {}
  }
  const stop = onFirstInteraction(startOnce)
  const timer = setTimeout(startOnce, waitMs)
  function startOnce() {
    cancel()
    start()
  }
  function cancel() {
    stop()
    clearTimeout(timer)
  }
  return cancel
}

/** Calls back with files that are dropped anywhere on the page. Returns whether files are held above it. */
function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [above, setAbove] = useState(false)
  const dropped = useEffectEvent(onFiles)

  useEffect(() => {
    function onDrag(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setAbove(event.type === 'dragover')
      if (event.type === 'drop') dropped([...event.dataTransfer.files])
    }
    // Leaving the window has no related target; moving between elements has one.
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setAbove(false)
    const left = new AbortController()
    const { signal } = left
    addEventListener('dragover', onDrag, { signal })
    // Before an editor takes the file as text.
    addEventListener('drop', onDrag, { capture: true, signal })
    addEventListener('dragleave', onLeave, { signal })
    return () => left.abort()
  }, [])

  return above
}
