import { parser } from '@lezer/javascript'
import { execute, type DocumentNode, type ExecutionResult } from 'graphql'
import { CallFailure } from './call-failure'
import type { Runtime } from './runtime'

type Fields = Record<string, unknown>
type Resolver = (source: unknown, args: Fields) => unknown
/** By type and field, as libraries for subgraphs have it; `__resolveReference` takes what the router sends. */
type Resolvers = Record<string, Record<string, Resolver | undefined> | undefined>

const typescript = parser.configure({ dialect: 'ts' })
/** Syntax that is TypeScript's alone, by the names of @lezer/javascript. */
const typeNodes =
  /^(Type(Annotation|Predicate|AliasDeclaration|ParamList|ArgList)|InterfaceDeclaration|Optional)$/

/** Replaces types and `export` with spaces, so that what is left is JavaScript with its lines and columns. Enums and parameter properties stay. */
export function stripTypes(code: string): string {
  let stripped = code
  const blank = (from: number, to: number) => {
    stripped = stripped.slice(0, from) + stripped.slice(from, to).replaceAll(/\S/g, ' ') + stripped.slice(to)
  }
  typescript.parse(code).iterate({
    enter: ({ name, from, to, node }) => {
      const isType = typeNodes.test(name)
      // A module may export its resolvers.
      const isWord = isType || name === 'export'
      if (!isWord && name !== 'as' && name !== 'satisfies') return true
      blank(from, isWord ? to : (node.parent?.to ?? to))
      return false
    },
  })
  return stripped
}

/** What reaches beyond the resolvers; it is gone from a worker before their code runs. */
const outside =
  'fetch XMLHttpRequest WebSocket EventSource WebTransport importScripts Worker SharedWorker BroadcastChannel indexedDB caches'

function closeSandbox(): void {
  for (let on: object | null = globalThis; on && on !== Object.prototype; on = Object.getPrototypeOf(on))
    for (const name of outside.split(' ')) Reflect.deleteProperty(on, name)
}

/**
 * Answers a subgraph by resolvers in JavaScript or TypeScript, a text that defines `resolvers`. Only for a worker that runs
 * nothing else, or for texts of this repository. Throws a failure when the text cannot be read.
 */
export function createCodeServer({ schema }: Runtime, code: string) {
  const resolvers = readResolvers(code)
  return async function answer(document: DocumentNode, variableValues: Fields): Promise<ExecutionResult> {
    const result = await execute({
      schema,
      document,
      variableValues,
      rootValue: {},
      fieldResolver: (source: Fields, args: Fields, _context, { fieldName, parentType }) => {
        if (fieldName === '_entities') return (args.representations as Fields[]).map(findEntity)
        const resolve = resolvers[parentType.name]?.[fieldName]
        return resolve ? resolve(source, args) : source[fieldName]
      },
      typeResolver: (value: Fields) => String(value.__typename),
    })
    return JSON.parse(JSON.stringify(result)) as ExecutionResult
  }

  async function findEntity(reference: Fields) {
    const type = String(reference.__typename)
    // oxlint-disable-next-line no-underscore-dangle -- libraries for subgraphs name it so
    const resolve = resolvers[type]?.__resolveReference
    const found = resolve ? await resolve(reference, {}) : reference
    return found ? { ...found, __typename: type } : null
  }
}

function readResolvers(code: string): Resolvers {
  if ('importScripts' in globalThis) closeSandbox()
  try {
    // oxlint-disable-next-line typescript/no-implied-eval -- running what the learner wrote is the exercise
    return new Function(`'use strict';${stripTypes(code)}\n;return resolvers`)() as Resolvers
  } catch (error) {
    throw new CallFailure({
      reason: 'invalid-data',
      message: `The resolvers cannot be run: ${String(error)}`,
    })
  }
}
