/** The picture of a built document that is asked for before all others. */
export const firstPicture = /<img\b[^>]*\bfetchPriority="high"[^>]*>/
const widest = 1920

/**
 * Addresses of a built document's first picture, in the widths that phones and most screens choose,
 * narrowest first. Takes its HTML.
 */
export function firstPictures(html: string): string[] {
  const [tag = ''] = firstPicture.exec(html) ?? []
  const [, set = ''] = /\bsrcSet="([^"]*)"/.exec(tag) ?? []
  return set
    .replaceAll('&amp;', '&')
    .split(', ')
    .map((candidate) => candidate.split(' '))
    .filter(([, width = '']) => Number.parseInt(width, 10) <= widest)
    .map(([address = '']) => address)
}
