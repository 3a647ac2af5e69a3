const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/**
 * Minimum length of a summary: shorter sentences, such as "Hi." or a cut abbreviation, contain no information
 * (docs/contracts/structured-data.md#biography-summary).
 */
const minLength = 10
const targetLength = 50

/**
 * Summarizes a biography for structured data (docs/contracts/structured-data.md#biography-summary). Returns the
 * first sentence, or, when that has fewer than 10 characters, enough sentences for 50 characters.
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
