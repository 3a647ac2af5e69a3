import { whenNearViewport } from '@/lib/prefetch-margin'

/** Resolves when an element is shown on the screen or near it. Never does after the signal was aborted. */
export function whenShown(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', whenNearViewport(element, resolve)))
}

/** Resolves in a task of its own when the browser has time. Safari has no requestIdleCallback. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 300 })
    else setTimeout(resolve, 50)
  })
}
