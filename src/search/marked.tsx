import { highlight } from './highlight'

/** A text with the found words marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return highlight(text, words).map((piece, index) =>
    // Pieces have no other identity than their place.
    piece.hit ? (
      <mark key={index} className="bg-transparent text-accent">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
