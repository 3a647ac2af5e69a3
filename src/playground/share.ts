import { deflateRawSync } from 'node:zlib'
import type { Subgraph } from './engine/messages'
import { sampleVariables } from './sample-variables'
import { emptyWork, type Work } from './work'

/**
 * The address that opens subgraphs, and a query with sample variables if given, in the playground. It holds all of them after the `#`, which
 * browsers do not send; the name of a preset before it gives its preview a title and picture. For pages made in the build; in the browser `encodeWork` (share-link.ts) makes the same link.
 */
export function playgroundHref(subgraphs: readonly Subgraph[], query = '', preset?: string): string {
  const work: Work = {
    ...emptyWork,
    subgraphs: subgraphs.map(({ name, sdl }) => ({ name, sdl })),
    query,
    variables: sampleVariables(query, subgraphs),
  }
  const path = preset === undefined ? '/playground' : `/playground/${preset}`
  return `${path}#graph=${deflateRawSync(JSON.stringify(work), { level: 9 }).toString('base64url')}`
}
