const firstPicture = /<img\b[^>]*\bfetchPriority="high"[^>]*>/g
const widest = 1920

/**
 * Addresses of the picture that a built document asks for first, in the widths that phones and most screens choose,
 * narrowest first. Takes its HTML.
 */
export function firstPictures(html: string): string[] {
  const [tag = ''] = html.match(firstPicture) ?? []
  const [, set = ''] = /\bsrcSet="([^"]*)"/.exec(tag) ?? []
  return set
    .replaceAll('&amp;', '&')
    .split(', ')
    .map((candidate) => candidate.split(' '))
    .filter(([, width = '']) => Number.parseInt(width, 10) <= widest)
    .map(([address = '']) => address)
}
