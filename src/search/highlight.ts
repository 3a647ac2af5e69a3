import { forms } from './words'

/** A piece of a text; `hit` ones are to be marked. */
type Piece = { text: string; hit: boolean }

/** Length of an excerpt, in characters. */
const excerptLength = 150

/** A text in pieces, words that match an index word marked. */
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
 * What to show of an entry below its name: the opening where the name was found, for then the whole of it is meant,
 * else the stretch that shows why it was found.
 */
export function excerptOf(name: string, text: string, words: readonly string[]): string {
  const named = highlight(name, words).some(({ hit }) => hit)
  return excerpt(text, named ? [] : words)
}

/** The stretch of a text that shows most of the words, cut at spaces, with an ellipsis where something is left out. */
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
  const near = (from: number) => hits.filter((hit) => hit >= from && hit < from + excerptLength - 30).length
  const best = hits.toSorted((one, other) => near(other) - near(one) || one - other)[0] ?? 0
  // A match in the first line is read there, without a cut.
  return best < excerptLength - 30 ? 0 : best - 40
}
