import { deflateRawSync } from 'node:zlib'
import type { Subgraph } from './engine/messages'
import { emptyWork } from './work'

/**
 * The address that opens subgraphs, and a query if given, in the playground. It holds all of them after the `#`, which
 * browsers do not send. For pages made in the build; in the browser `encodeWork` (share-link.ts) makes the same link.
 */
export function playgroundHref(subgraphs: readonly Subgraph[], query = ''): string {
  const work = { ...emptyWork, subgraphs: subgraphs.map(({ name, sdl }) => ({ name, sdl })), query }
  return `/playground#graph=${deflateRawSync(JSON.stringify(work), { level: 9 }).toString('base64url')}`
}
