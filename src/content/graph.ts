import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { filesBelow, publicFile } from './source'

/** The schema of a subgraph of the site, content/graph/<name>.graphql. */
export type SubgraphFile = { name: string; sdl: string; file: string }

/** The subgraphs of the site, by name. */
export function subgraphFiles(): SubgraphFile[] {
  return filesBelow('graph')
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => ({ name: basename(file, '.graphql'), sdl: readFileSync(file, 'utf8'), file }))
}

/** What the check of the content makes of the subgraphs: what a router reads, and what clients see. */
export const graphFiles = { supergraph: '/graph/supergraph.graphql', schema: '/graph/schema.graphql' }

/** Reads one of those files. Throws when the content was not checked before. */
export function readGraphFile(kind: keyof typeof graphFiles): string {
  return readFileSync(publicFile(graphFiles[kind]), 'utf8')
}
