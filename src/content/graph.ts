import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { filesBelow, publicFile } from './source'

/** The subgraphs of the site, by name: their schemas, content/graph/<name>.graphql. */
export function subgraphFiles() {
  return graphqlFiles('graph')
    .filter(({ file }) => basename(dirname(file)) === 'graph')
    .map(({ text: sdl, ...known }) => ({ ...known, sdl }))
}

/** Queries that the build answers, content/graph/documents/<name>.graphql. An id is the SHA-256 of the file, in hex. */
export function persistedDocuments() {
  return graphqlFiles('graph/documents').map((document) => ({
    ...document,
    id: createHash('sha256').update(document.text).digest('hex'),
  }))
}

function graphqlFiles(folder: string) {
  return filesBelow(folder)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => ({ name: basename(file, '.graphql'), text: readFileSync(file, 'utf8'), file }))
}

/** What the check of the content makes of the subgraphs: what a router reads, what clients see, what the playground opens. */
export const graphFiles = {
  supergraph: '/graph/supergraph.graphql',
  schema: '/graph/schema.graphql',
  subgraphs: '/graph/subgraphs.json',
}

/** Reads one of those files. Throws when the content was not checked before. */
export function readGraphFile(kind: keyof typeof graphFiles): string {
  return readFileSync(publicFile(graphFiles[kind]), 'utf8')
}
