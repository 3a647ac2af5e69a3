/** The picture of a built document that is asked for before all others. */
export const firstPicture = /<img\b[^>]*\bfetchPriority="high"[^>]*>/
/** What phones and most screens choose. */
const widths = { narrowest: 384, widest: 1920 }

export type FirstPicture = { address: string; width: number }

/** A built document's first picture in the widths that are worth making beforehand. Takes its HTML. */
export function firstPictures(html: string): FirstPicture[] {
  const [tag = ''] = firstPicture.exec(html) ?? []
  const [, set = ''] = /\bsrcSet="([^"]*)"/.exec(tag) ?? []
  return set
    .replaceAll('&amp;', '&')
    .split(', ')
    .map((candidate) => candidate.split(' '))
    .map(([address = '', width = '']) => ({ address, width: Number.parseInt(width, 10) }))
    .filter(({ width }) => width >= widths.narrowest && width <= widths.widest)
}
