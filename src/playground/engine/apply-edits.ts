import type { Edit, Subgraph } from './messages'

/** Gives subgraphs as they are after the edits of a fix, which do not overlap. Unchanged ones stay the same objects. */
export function applyEdits(subgraphs: Subgraph[], edits: Edit[]): Subgraph[] {
  return subgraphs.map((subgraph) => {
    const own = edits.filter((edit) => edit.subgraph === subgraph.name)
    if (own.length === 0) return subgraph
    const sdl = own
      .toSorted((a, b) => b.range.from - a.range.from)
      .reduce(
        (text, { range, insert }) => text.slice(0, range.from) + insert + text.slice(range.to),
        subgraph.sdl,
      )
    return { name: subgraph.name, sdl }
  })
}
