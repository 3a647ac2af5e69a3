import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { log } from '@/lib/log'

/** Browsers that take AVIF get one made for them; for the rest a WebP is made at once when they ask. */
const headers = { accept: 'image/avif,*/*' }
/**
 * A picture keeps a processor busy for up to a second, so it waits for a pause between visitors, longer than a browser
 * takes for all of a page. Milliseconds.
 */
const quiet = 10_000
/** On a site without pauses pictures are made all the same, one in so many milliseconds. */
const longestWait = 60_000

/**
 * Has the pictures that pages show first made before anyone asks: the first to do so would wait for about a second.
 * Takes the listening server, its own origin and the addresses; one after the other, until `ended`.
 */
export async function warmPictures(
  server: Server,
  origin: string,
  addresses: readonly string[],
  ended: AbortSignal,
): Promise<void> {
  let own: string | undefined
  let visited = -Infinity
  server.on('request', ({ url }) => {
    if (url !== own) visited = performance.now()
  })
  async function untilQuiet(): Promise<void> {
    const latest = performance.now() + longestWait
    for (;;) {
      const now = performance.now()
      const wait = Math.min(visited + quiet, latest) - now
      if (wait <= 0) return
      await pause(wait, undefined, { signal: ended, ref: false })
    }
  }
  try {
    for (const address of addresses) {
      await untilQuiet()
      own = address
      const answer = await fetch(origin + address, { headers, signal: ended })
      await answer.arrayBuffer()
    }
  } catch (error) {
    // They are then made when they are asked for.
    if (!ended.aborted) log('warn', 'pictures not made beforehand', { error: String(error) })
  }
}
