const genericTexts = new Set([
  'click here',
  'here',
  'learn more',
  'link',
  'more',
  'read more',
  'this',
  'this link',
  'this page',
])

/** Whether a link text does not describe its target, which screen reader users need when they list links (WCAG 2.4.4). */
export function isGenericLinkText(text: string): boolean {
  return genericTexts.has(text.trim().toLowerCase())
}
