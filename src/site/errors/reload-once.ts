export const reloadedKey = 'reloaded'
/** Whatever failed again so soon will fail a third time. Milliseconds. */
const pause = 60_000

/** Loads the page again when the error is a script that did not arrive; not twice in a minute. */
export function reloadOnce(error: unknown): void {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedKey)) < pause) return
    sessionStorage.setItem(reloadedKey, String(Date.now()))
  } catch {
    // Without a place to remember it, once might become for ever.
    return
  }
  location.reload()
}
