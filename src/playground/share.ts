import { deflateRawSync } from 'node:zlib'
import { paths } from '@/config/paths'
import type { Subgraph } from './engine/messages'
import { sampleVariables } from './sample-variables'
import { emptyWork, type Work } from './work'

/**
 * The address that opens subgraphs, and a query with sample variables if given, in the playground. It holds all of them after
 * the `#`, which browsers do not send; the example of the tour before it gives a preview its title and picture. For pages made
 * in the build; in the browser `encodeWork` (share-link.ts) makes the same link.
 */
export function playgroundHref(subgraphs: readonly Subgraph[], query = '', example?: string): string {
  const work: Work = {
    ...emptyWork,
    subgraphs: subgraphs.map(({ name, sdl }) => ({ name, sdl })),
    query,
    variables: sampleVariables(query, subgraphs),
  }
  const path = example === undefined ? paths.playground : `${paths.playground}/${example}`
  return `${path}#graph=${deflateRawSync(JSON.stringify(work), { level: 9 }).toString('base64url')}`
}
