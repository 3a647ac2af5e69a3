import { highlight } from './highlight'

/** Renders text with the matched words highlighted. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return highlight(text, words).map((piece, index) =>
    // Pieces have no identity besides their index.
    piece.hit ? (
      <mark key={index} className="bg-transparent text-accent">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
