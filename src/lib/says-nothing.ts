const texts = new Set([
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

/** Whether a link's text says nothing of its target where links are read one after another. */
export function saysNothing(text: string): boolean {
  return texts.has(text.trim().toLowerCase())
}
