import { reloadedKey, reloadPauseMs } from '@/lib/reload-limit'

/** Reloads the page if the error is a script that failed to load, at most once per minute. */
export function reloadOnce(error: unknown): void {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedKey)) < reloadPauseMs) return
    sessionStorage.setItem(reloadedKey, String(Date.now()))
  } catch {
    // Without storage the page could reload forever.
    return
  }
  location.reload()
}
