/** An element of an exercise, named so that the same one is found when another rendering takes its place. */
type PartPlace = { id: string; index: number }

const focusable = 'a[href], button, summary, textarea, pre[tabindex]'

/** The place of an element: its part with an id, and its number among what can have focus in that part. */
export function placeOf(element: Element | null | undefined): PartPlace | undefined {
  const part = element?.closest('[id]')
  return element && part
    ? { id: part.id, index: [...part.querySelectorAll(focusable)].indexOf(element) }
    : undefined
}

/** The element at a place. */
export function elementAt(place: PartPlace | undefined): HTMLElement | undefined {
  const part = place && document.getElementById(place.id)
  if (!part) return undefined
  return place.index === -1 ? part : part.querySelectorAll<HTMLElement>(focusable)[place.index]
}
