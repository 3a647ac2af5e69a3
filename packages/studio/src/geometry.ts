/** Takes any text, gives a function that returns the same numbers in [0, 1) on every machine (FNV-1a, then mulberry32). */
export function seeded(text: string): () => number {
  let state = 2166136261
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619)
  // Mix the bits once more, so that seeds differing only in their last letter don't start alike.
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Rounds to two decimals: finer than any screen at the sizes drawn, and short in the markup. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}
