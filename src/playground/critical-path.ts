import type { FetchRun } from './engine/messages'

/**
 * The fetches whose durations add up to the whole: the one that ends last, the one it waited for, and so on to the start.
 * Fetches beside them are not in it.
 */
export function criticalPath<Run extends Pick<FetchRun, 'id' | 'startMs' | 'endMs' | 'waitsFor'>>(
  fetches: readonly Run[],
): Run[] {
  const path: Run[] = []
  let next = fetches.toSorted((a, b) => b.endMs - a.endMs)[0]
  while (next) {
    path.unshift(next)
    const { startMs, waitsFor } = next
    next = fetches.find(({ id, endMs }) => waitsFor.includes(id) && endMs === startMs)
  }
  return path
}
