import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parse, type DocumentNode } from 'graphql'
import type { Subgraph } from '@/playground/engine/messages'
import { projectRoot } from '../source'

/** What the third composer says: `ok` or its error codes, the messages of its errors, and the codes of its hints. */
export type ThirdVerdict = { codes: string[]; messages: string[]; hints: string[] }
export type ThirdComposer = { name: string; version: string; compose(subgraphs: Subgraph[]): ThirdVerdict }

const packageName = '@apollo/composition'

/** Stands for a code where the composer ends with an exception. */
const crash = 'CRASH'

type Composed = {
  errors?: { message: string; extensions?: { code?: string } }[]
  hints?: { definition: { code: string } }[]
}
type Module = { composeServices(services: { name: string; url: string; typeDefs: DocumentNode }[]): Composed }

/** The composer that its license keeps out of this repository, or undefined. Throws when the given folder lacks it. */
export function thirdComposer(folder: string | undefined): ThirdComposer | undefined {
  const load = createRequire(join(/* turbopackIgnore: true */ folder ?? projectRoot, 'package.json'))
  let composition: Module
  try {
    composition = load(packageName) as Module
  } catch (error) {
    if (folder === undefined && (error as { code?: string }).code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
  const { version } = load(`${packageName}/package.json`) as { version: string }
  return { name: packageName, version, compose: (subgraphs) => verdictOf(composition, subgraphs) }
}

function verdictOf({ composeServices }: Module, subgraphs: Subgraph[]): ThirdVerdict {
  try {
    const services = subgraphs.map(({ name, sdl }) => ({
      name,
      url: `http://${name}.example`,
      typeDefs: parse(sdl),
    }))
    const { errors = [], hints = [] } = composeServices(services)
    const codes = errors.map(({ extensions }) => extensions?.code ?? 'UNKNOWN')
    return {
      codes: errors.length === 0 ? ['ok'] : [...new Set(codes)],
      messages: errors.map(({ message }) => message),
      hints: [...new Set(hints.map(({ definition }) => definition.code))],
    }
  } catch (error) {
    return { codes: [crash], messages: [String(error)], hints: [] }
  }
}
