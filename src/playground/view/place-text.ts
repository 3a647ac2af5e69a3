import type { Place, Subgraph } from '../engine/messages'

/** A place in words, such as `products, line 4`; only the subgraph's name for one that is about it as a whole. */
export function placeText({ subgraph, range }: Place, subgraphs: readonly Subgraph[]): string {
  const sdl = subgraphs.find(({ name }) => name === subgraph)?.sdl
  if (!range || sdl === undefined) return subgraph
  return `${subgraph}, line ${sdl.slice(0, range.from).split('\n').length}`
}
