/**
 * The order of a question's options in one attempt. Takes the positions as they are shown without script, the attempt's
 * seed and the question's id; the same three always give the same order. `puzzle` is for items to put in order, which
 * must not start in the right order. shuffle-script.ts repeats these rules in plain script.
 */
export function shuffled(positions: number[], seed: number, id: string, puzzle = false): number[] {
  let base = seed
  for (const char of id) base = Math.imul(base ^ (char.codePointAt(0) ?? 0), 16777619)
  const rank = (position: number) => {
    let mixed = Math.imul(base ^ Math.imul(position + 1, 0x9e3779b1), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return (mixed ^ (mixed >>> 16)) >>> 0
  }
  const order = positions.toSorted((a, b) => rank(a) - rank(b))
  return puzzle && order.every((position, place) => position === place) ? order.toReversed() : order
}

/** The order of `count` items to put in order as shown without script, which is not the right one. */
export function puzzleOrder(count: number): number[] {
  const indexes = Array.from({ length: count }, (_, index) => index)
  const even = indexes.filter((index) => index % 2 === 0)
  return [...indexes.filter((index) => index % 2 === 1), ...even.toReversed()]
}

/** A random seed for a new attempt: a positive 32-bit integer. */
export function newSeed(): number {
  return 1 + Math.floor(Math.random() * 0x7ffffffe)
}
