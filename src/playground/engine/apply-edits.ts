import type { Edit, Subgraph } from './messages'

/** Returns subgraphs as they are after the edits of a fix, which do not overlap. Unchanged ones stay the same objects. */
export function applyEdits(subgraphs: Subgraph[], edits: Edit[]): Subgraph[] {
  return subgraphs.map((subgraph) => {
    const own = edits.filter((edit) => edit.subgraph === subgraph.name)
    if (own.length === 0) return subgraph
    const name = own.find(({ range }) => !range)?.insert ?? subgraph.name
    const sdl = own
      .flatMap(({ range, insert }) => (range ? [{ ...range, insert }] : []))
      .toSorted((a, b) => b.from - a.from)
      .reduce((text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to), subgraph.sdl)
    return { name, sdl }
  })
}
