import { whenNearViewport } from '@/lib/prefetch-margin'

/** Resolves when an element is shown on the screen or near it. Never does after the signal was aborted. */
export function whenShown(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', whenNearViewport(element, resolve)))
}
