const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Shorter sentences, such as "Hi.", contain no information (docs/contracts/structured-data.md#biography-summary). */
const minLength = 10
const targetLength = 50

/**
 * Returns the first sentence of a biography, or, when that has fewer than 10 characters, enough sentences for 50
 * characters (docs/contracts/structured-data.md#biography-summary).
 */
export function bioSummary(bio: string): string {
  const [first = '', ...rest] = Array.from(sentences.segment(bio.trim()), ({ segment }) => segment.trim())
  let summary = first
  if (summary.length >= minLength) return summary
  for (const sentence of rest) {
    if (summary.length >= targetLength) break
    summary += ` ${sentence}`
  }
  return summary
}
