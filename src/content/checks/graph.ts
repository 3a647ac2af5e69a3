import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { absoluteUrl } from '@/config/site'
import { createEngine } from '@/playground/engine/engine'
import { graphFiles, subgraphFiles } from '../graph'
import type { Problem } from '../problems'
import { displayPath, publicFile } from '../source'

/** Composes the subgraphs of the site. Writes what a router and clients read of them, or returns why they do not compose. */
export async function composeGraph(): Promise<Problem[]> {
  const subgraphs = subgraphFiles()
  if (subgraphs.length === 0) return []
  const result = await createEngine().compose({ subgraphs, fixes: false })
  if (!result.ok) return [{ file: 'content/graph', message: result.failure.message }]
  const composition = result.value
  if (!composition.composes)
    return composition.problems.map(({ message, places: [place] }) => {
      const source = subgraphs.find(({ name }) => name === place?.subgraph)
      const before = source?.sdl.slice(0, place?.range?.from ?? 0)
      return {
        file: source ? displayPath(source.file) : 'content/graph',
        ...(before !== undefined && { line: before.split('\n').length }),
        message,
      }
    })
  const supergraph = composition.supergraphSdl.replaceAll(/http:\/\/([\w-]+)\.example/g, (_, name: string) =>
    absoluteUrl(`/graph/${name}`),
  )
  mkdirSync(dirname(publicFile(graphFiles.supergraph)), { recursive: true })
  writeFileSync(publicFile(graphFiles.supergraph), supergraph)
  writeFileSync(publicFile(graphFiles.schema), composition.apiSdl)
  return []
}
