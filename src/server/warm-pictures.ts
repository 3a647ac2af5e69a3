import { log } from '@/lib/log'

/** Browsers that take AVIF get one made for them; for the rest a WebP is made at once when they ask. */
const headers = { accept: 'image/avif,*/*' }

/**
 * Has the pictures that pages show first made before anyone asks: the first to do so would wait for about a second.
 * Takes the server's own origin and the addresses; one after the other, so that visitors are not held up, until `ended`.
 */
export async function warmPictures(
  origin: string,
  addresses: readonly string[],
  ended: AbortSignal,
): Promise<void> {
  try {
    for (const address of addresses) {
      const answer = await fetch(origin + address, { headers, signal: ended })
      await answer.arrayBuffer()
    }
  } catch (error) {
    // They are then made when they are asked for.
    if (!ended.aborted) log('warn', 'pictures not made beforehand', { error: String(error) })
  }
}
