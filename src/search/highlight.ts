import { forms } from './words'

/** A piece of text. `hit` pieces are highlighted. */
type Piece = { text: string; hit: boolean }

/** Target length of an excerpt, in characters. */
const excerptLength = 150

/** Splits a text into pieces and flags those that match an index word. */
export function highlight(text: string, words: readonly string[]): Piece[] {
  const wanted = new Set(words)
  const pieces: Piece[] = []
  for (const part of text.split(/([@_]*[\p{L}\p{N}][\p{L}\p{N}_]*(?:\+\p{N}+)?)/u)) {
    if (part === '') continue
    const hit = forms(part).some((form) => wanted.has(form))
    const last = pieces.at(-1)
    if (last && last.hit === hit) last.text += part
    else pieces.push({ text: part, hit })
  }
  return pieces
}

/**
 * Returns the text shown below an entry's name: the beginning when the name matches, else the part that contains the
 * matches.
 */
export function excerptOf(name: string, text: string, words: readonly string[]): string {
  const nameMatches = highlight(name, words).some(({ hit }) => hit)
  return excerpt(text, nameMatches ? [] : words)
}

/** Returns the part of a text with the most matches, cut at spaces, with an ellipsis where text is left out. */
export function excerpt(text: string, words: readonly string[]): string {
  if (text.length <= excerptLength) return text
  const start = bestStart(text, words)
  const from = start === 0 ? 0 : text.indexOf(' ', start) + 1
  const end = from + excerptLength
  const to = end >= text.length ? text.length : text.lastIndexOf(' ', end)
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`
}

function bestStart(text: string, words: readonly string[]): number {
  let at = 0
  const hits: number[] = []
  for (const { text: part, hit } of highlight(text, words)) {
    if (hit) hits.push(at)
    at += part.length
  }
  const hitsFrom = (from: number) =>
    hits.filter((hit) => hit >= from && hit < from + excerptLength - 30).length
  const best = hits.toSorted((one, other) => hitsFrom(other) - hitsFrom(one) || one - other)[0] ?? 0
  // Start at the beginning when the excerpt would show the match anyway.
  return best < excerptLength - 30 ? 0 : best - 40
}
