import { forms } from './words'

/** A piece of text. `hit` pieces are highlighted. */
type Piece = { text: string; hit: boolean }

/** Target length of an excerpt, in characters. */
const excerptLength = 120

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
 * Returns the text shown below an entry's name: the beginning when the name matches, else the sentences from the one with the most
 * matches on. Cuts a long first sentence at a word.
 */
export function excerptOf(name: string, text: string, words: readonly string[]): string {
  if (text.length <= excerptLength) return text
  const wanted = highlight(name, words).some(({ hit }) => hit) ? [] : words
  const sentences = text.split(/(?<=[.?!]["”)]?) (?=["“(@]?[\p{Lu}\d])/u)
  const hits = sentences.map((sentence) => highlight(sentence, wanted).filter(({ hit }) => hit).length)
  const [first = '', ...others] = sentences.slice(hits.indexOf(Math.max(...hits)))
  if (first.length > excerptLength) return `${first.slice(0, first.lastIndexOf(' ', excerptLength))} …`
  let shown = first
  for (const sentence of others) {
    if (shown.length + sentence.length >= excerptLength) break
    shown += ` ${sentence}`
  }
  return shown
}
