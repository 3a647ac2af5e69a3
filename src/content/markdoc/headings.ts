/**
 * Gives heading ids for one document: an explicit id wins; else lower-case, spaces to `-`, other punctuation
 * dropped; a repeated one is numbered.
 */
export function createHeadingIds(): (text: string, explicit?: string) => string {
  const seen = new Map<string, number>()
  return (text, explicit) => {
    const base =
      explicit ??
      (text
        .toLowerCase()
        .trim()
        .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
        .replaceAll(/[\s-]+/g, '-')
        .replaceAll(/^-+|-+$/g, '') ||
        'section')
    const count = (seen.get(base) ?? 0) + 1
    seen.set(base, count)
    return count === 1 ? base : `${base}-${count}`
  }
}
