'use client'

/** The checkbox of a fold, in its label, which works without script. Where the page gets shorter, the label stays in view. */
export function FoldCheckbox() {
  return (
    <input
      type="checkbox"
      className="peer sr-only"
      onChange={({ target }) => {
        if (!target.checked) target.labels?.[0]?.scrollIntoView({ block: 'nearest' })
      }}
    />
  )
}
