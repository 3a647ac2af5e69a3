/** The frame of a document that was sent or answered. */
export const listing =
  'code-wrap min-w-0 rounded-lg bg-code-ground [--code-inset:12px] [--code-leading:1.6] [--code-size:var(--text-caption)] [--code-space:10px] [&_pre]:max-h-96 [&_pre]:overflow-auto [&_pre]:pb-4 [&_pre:not(:focus-visible)]:fade-below'
/** The name above it. */
export const listingName = 'border-b border-line px-3 py-1 text-caption/relaxed text-muted'

type Props = { value: unknown; label: string }

/** A value as indented JSON. Nulls stand out, because in an answer they are what is missing. */
export function JsonCode({ value, label }: Props) {
  const parts = (JSON.stringify(value, null, 2) ?? 'null').split(/\b(null)\b(?=[,\n\]}]|$)/)
  return (
    <div className="code-block">
      <pre role="group" tabIndex={0} aria-label={label}>
        <code>
          {parts.map((part, index) => (
            <span key={index} className={index % 2 ? 'k' : undefined}>
              {part}
            </span>
          ))}
        </code>
      </pre>
    </div>
  )
}
