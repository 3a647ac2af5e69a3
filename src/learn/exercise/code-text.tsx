/** A sentence in which backquotes mark code. */
export function CodeText({ text }: { text: string }) {
  return (
    <span className="quiz-text">
      {text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
    </span>
  )
}
