import { Kind, parse, print, type FieldNode, type SelectionSetNode } from 'graphql'
import { createEngine } from '@/playground/engine/engine'
import type { FetchRun } from '@/playground/engine/messages'
import { playgroundHref } from '@/playground/share'
import { valueOf } from '@/playground/value-of'
import { behaviors, data, queries, subgraphs } from './graph'

/** A line of the query, the fetch that brings its field, and what the answer holds there. Lines of braces have only text. */
export type Row = { depth: number; text: string; fetch?: FetchRun; value?: string }

/** What happens to one query: planned and run by the playground's engine. */
export type Story = {
  name: string
  /** Opens the graph and the query in the playground. */
  href: string
  rows: Row[]
  fetches: FetchRun[]
  durationMs: number
}

const engine = createEngine()

/** Runs every query of the hero. Throws when one does not plan or fails. */
export function tellStories(): Promise<Story[]> {
  return Promise.all(
    queries.map(async ({ name, query }) => {
      const run = valueOf(await engine.execute({ subgraphs, operation: { query }, data, behaviors }))
      return {
        name,
        href: playgroundHref(subgraphs, query),
        rows: rowsOf(rootOf(query), run.data, fetchByPath(run.fetches)),
        fetches: run.fetches,
        durationMs: run.durationMs,
      }
    }),
  )
}

function rootOf(query: string): SelectionSetNode {
  const [operation] = parse(query).definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new TypeError(`not an operation: ${query}`)
  return operation.selectionSet
}

function fieldsOf(set: SelectionSetNode): FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection]
    return selection.kind === Kind.INLINE_FRAGMENT ? fieldsOf(selection.selectionSet) : []
  })
}

/** For each path of fields, such as product.reviews, the first fetch whose operation asks for it. */
function fetchByPath(fetches: readonly FetchRun[]): Map<string, FetchRun> {
  const found = new Map<string, FetchRun>()
  for (const fetch of fetches) {
    function take(set: SelectionSetNode, path: string[]) {
      for (const { name, selectionSet } of fieldsOf(set)) {
        const isEntities = name.value === '_entities'
        const inner = isEntities ? path : [...path, name.value]
        if (!isEntities && !found.has(inner.join('.'))) found.set(inner.join('.'), fetch)
        if (selectionSet) take(selectionSet, inner)
      }
    }
    take(rootOf(fetch.operation), fetch.path)
  }
  return found
}

function rowsOf(root: SelectionSetNode, answer: unknown, fetchOf: Map<string, FetchRun>): Row[] {
  function rows(set: SelectionSetNode, object: unknown, path: string[]): Row[] {
    return fieldsOf(set).flatMap((field): Row[] => {
      const inner = [...path, field.name.value]
      const depth = inner.length
      const fetch = fetchOf.get(inner.join('.'))
      const text = print({ ...field, selectionSet: undefined })
      const value = firstOf((object as Record<string, unknown>)[field.name.value])
      if (!field.selectionSet) return [{ depth, text, fetch, value: JSON.stringify(value) }]
      return [
        { depth, text: `${text} {`, fetch },
        ...rows(field.selectionSet, value, inner),
        { depth, text: '}' },
      ]
    })
  }
  return joinBraces([{ depth: 0, text: '{' }, ...rows(root, answer, []), { depth: 0, text: '}' }])
}

/** Puts closing braces that follow each other on one line, to keep the readout short. */
function joinBraces(rows: Row[]): Row[] {
  return rows.reduce<Row[]>((joined, row) => {
    const last = joined.at(-1)
    if (row.text !== '}' || !last || !/^[} ]+$/.test(last.text)) return [...joined, row]
    return [...joined.slice(0, -1), { depth: row.depth, text: `${last.text} }` }]
  }, [])
}

/** The hero shows one object of a list. */
function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value
}
