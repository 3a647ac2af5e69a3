import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { buildSchema, GraphQLError, parse, validate } from 'graphql'
import { absoluteUrl } from '@/config/site'
import { createEngine } from '@/playground/engine/engine'
import { graphFiles, persistedDocuments, subgraphFiles } from '../graph'
import type { Problem } from '../types'
import { displayPath, publicFile } from '../source'

/** Composes the subgraphs of the site, checks its persisted documents, and writes what is served of both. Returns problems. */
export async function composeGraph(): Promise<Problem[]> {
  const subgraphs = subgraphFiles()
  if (subgraphs.length === 0) return []
  const result = await createEngine().compose({ subgraphs })
  if (!result.ok) return [{ file: 'content/graph', message: result.failure.message }]
  const composition = result.value
  if (!composition.composes)
    return composition.problems.map(({ message, places: [place] }) => {
      const source = subgraphs.find(({ name }) => name === place?.subgraph)
      if (!source) return { file: 'content/graph', message }
      const line = source.sdl.slice(0, place?.range?.from ?? 0).split('\n').length
      return { file: displayPath(source.file), line, message }
    })
  const supergraph = composition.supergraphSdl.replaceAll(/http:\/\/([\w-]+)\.example/g, (_, name: string) =>
    absoluteUrl(`/graph/${name}`),
  )
  mkdirSync(dirname(publicFile(graphFiles.supergraph)), { recursive: true })
  writeFileSync(publicFile(graphFiles.supergraph), supergraph)
  writeFileSync(publicFile(graphFiles.schema), composition.apiSdl)
  const opened = subgraphs.map(({ name, sdl }) => ({ name, sdl }))
  writeFileSync(publicFile(graphFiles.subgraphs), JSON.stringify(opened))
  const api = buildSchema(composition.apiSdl, { assumeValid: true })
  return persistedDocuments().flatMap(({ file, text }) => {
    const problemOf = ({ message, locations }: GraphQLError) => ({
      file: displayPath(file),
      line: locations?.[0]?.line,
      message,
    })
    try {
      return validate(api, parse(text)).map(problemOf)
    } catch (error) {
      if (error instanceof GraphQLError) return problemOf(error)
      throw error
    }
  })
}
