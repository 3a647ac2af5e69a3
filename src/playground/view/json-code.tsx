type Props = { value: unknown; label: string }

/** A value as indented JSON. Nulls stand out, because in an answer they are what is missing. */
export function JsonCode({ value, label }: Props) {
  const parts = (JSON.stringify(value, null, 2) ?? 'null').split(/\b(null)\b(?=[,\n\]}]|$)/)
  return (
    <div className="code-block">
      <pre role="group" tabIndex={0} aria-label={label}>
        <code>
          {parts.map((part, index) =>
            index % 2 === 1 ? (
              <span key={index} className="k">
                {part}
              </span>
            ) : (
              part
            ),
          )}
        </code>
      </pre>
    </div>
  )
}
