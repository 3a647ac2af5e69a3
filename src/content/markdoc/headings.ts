/** Returns a function that makes the heading ids of one document (docs/contracts/layout-choice.md#heading-ids). */
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
