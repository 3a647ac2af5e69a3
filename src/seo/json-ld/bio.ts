const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/**
 * Shorter first sentences, such as "Hi." or a cut abbreviation, say nothing by themselves
 * (docs/contracts/structured-data.md#biography-summary).
 */
const tooShort = 10
const longEnough = 50

/**
 * The summary of a biography for structured data (docs/contracts/structured-data.md#biography-summary): its first
 * sentence; when that has fewer than 10 characters, sentences are added until there are at least 50 or the text ends.
 */
export function bioSummary(bio: string): string {
  const [first = '', ...rest] = Array.from(sentences.segment(bio.trim()), ({ segment }) => segment.trim())
  let summary = first
  if (summary.length >= tooShort) return summary
  for (const sentence of rest) {
    if (summary.length >= longEnough) break
    summary += ` ${sentence}`
  }
  return summary
}
