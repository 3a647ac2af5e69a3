/** Longest query looked at, in characters. */
export const longestQuery = 100

/**
 * What is looked for of what was typed or stands in an address: no longer than the limit, without control characters
 * and without the half of a character that a cut leaves.
 */
export function cleanQuery(text: string): string {
  return text
    .slice(0, longestQuery)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/\p{Cs}/gu, '')
    .trim()
}
