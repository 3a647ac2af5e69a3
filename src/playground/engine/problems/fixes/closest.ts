/** Gives the word that was probably meant, or undefined when none is close. */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  const allowed = Math.max(1, Math.floor(word.length / 3))
  let best: { candidate: string; distance: number } | undefined
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > allowed) continue
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase())
    if (distance <= allowed && (!best || distance < best.distance)) best = { candidate, distance }
  }
  return best?.candidate
}

/** The Levenshtein distance: how many letters to add, drop, or change. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const change = (row[j - 1] ?? 0) + Number(one[i - 1] !== other[j - 1])
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change))
    }
    row = next
  }
  return row[other.length] ?? 0
}
