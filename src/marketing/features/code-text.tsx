/** Plain text of content in which `backticks` mark code. */
export function CodeText({ children }: { children: string }) {
  return children.split('`').map((piece, index) =>
    index % 2 === 1 ? (
      <code key={index} className="font-mono text-code break-words text-text">
        {piece}
      </code>
    ) : (
      piece
    ),
  )
}
