/** Maximum length of a query, in characters. */
export const maxQueryLength = 100

/**
 * Normalizes a query from the field or the URL: cuts it to the limit, and removes control characters and the lone
 * surrogate that a cut can leave.
 */
export function cleanQuery(text: string): string {
  return text
    .slice(0, maxQueryLength)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/\p{Cs}/gu, '')
    .trim()
}
