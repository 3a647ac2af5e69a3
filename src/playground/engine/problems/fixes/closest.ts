import { editDistance } from '@/lib/edit-distance'

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
