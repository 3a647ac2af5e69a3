import { applyEdits } from '@/playground/engine/apply-edits'
import type { Fix, Subgraph } from '@/playground/engine/messages'
import { freeName, type Work } from '@/playground/work'

/** Changes the work. Edits in the same place shortly after each other are undone together. */
export type Change = (apply: (work: Work) => Work, place?: string) => void

/** The work after a quick fix. */
export function applyFix(work: Work, { edits }: Fix): Work {
  return { ...work, subgraphs: applyEdits(work.subgraphs, edits) }
}

export function setSdl(work: Work, name: string, sdl: string): Work {
  return { ...work, subgraphs: work.subgraphs.map((item) => (item.name === name ? { ...item, sdl } : item)) }
}

/** Adds a subgraph with a free name and returns it with the work. */
export function addSubgraph(work: Work, given?: Subgraph): { work: Work; name: string } {
  const name = freeName(new Set(work.subgraphs.map((known) => known.name)), given?.name ?? '')
  return {
    work: { ...work, subgraphs: [...work.subgraphs, { name, sdl: given?.sdl ?? starter(name) }] },
    name,
  }
}

/** The reason why a subgraph cannot be renamed so, or undefined. */
export function renameProblem(work: Work, from: string, to: string): string | undefined {
  if (to.trim() === '') return 'A subgraph needs a name.'
  // As the composer: these names are its own in a supergraph.
  if (/^(?:_|__.*)$/.test(to.trim()))
    return `A subgraph cannot be named ${to.trim()}. Choose a name with letters.`
  const taken = to !== from && work.subgraphs.some(({ name }) => name === to)
  return taken ? `Another subgraph is named ${to}.` : undefined
}

export function renameSubgraph(work: Work, from: string, to: string): Work {
  const { [from]: behavior, ...others } = work.behaviors
  return {
    ...work,
    subgraphs: work.subgraphs.map((item) => (item.name === from ? { ...item, name: to } : item)),
    behaviors: behavior ? { ...others, [to]: behavior } : others,
  }
}

export function removeSubgraph(work: Work, removed: string): Work {
  return { ...work, subgraphs: work.subgraphs.filter(({ name }) => name !== removed) }
}

/** Moves a subgraph to a position, counted from 0. */
export function moveSubgraph(work: Work, name: string, position: number): Work {
  const moved = work.subgraphs.find((item) => item.name === name)
  if (!moved || position < 0 || position >= work.subgraphs.length) return work
  return { ...work, subgraphs: work.subgraphs.filter((item) => item !== moved).toSpliced(position, 0, moved) }
}

/** The schema of a new subgraph. Its field is named after it, so that two new subgraphs compose. */
function starter(name: string): string {
  return `extend schema
  @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@shareable"])

type Query {
  ${name.replaceAll(/\W/g, '_')}: String
}
`
}
