/** Where a visitor pressed in a listing of the finished example, and what was typed there before the editors came. */
export type WantedPlace = { file: string; offset: number; typed: string }

/** Remembers presses and keys before hydration. Runs in the page, beside the finished example. */
export const recorderScript = `(function(){var early=self.earlyEvents=[];function keep(event){if(self.earlyEvents===early)early.push(event)}addEventListener('pointerup',keep);addEventListener('keydown',keep)})()`

/** Returns what was remembered, once. */
export function takeEarlyEvents(): Event[] {
  const page = globalThis as { earlyEvents?: Event[] }
  const events = page.earlyEvents ?? []
  delete page.earlyEvents
  return events
}

/** The place of a press in a listing or on its tab, or nothing elsewhere. */
export function placeOfPress({ target, clientX, clientY }: MouseEvent): WantedPlace | undefined {
  if (!(target instanceof Element)) return undefined
  const listing = target.closest<HTMLElement>('[data-file]')
  const file = listing?.dataset.file ?? target.closest('[role=tab]')?.textContent
  if (!file) return undefined
  const code = listing?.querySelector('pre code')
  const caret = document.caretPositionFromPoint?.(clientX, clientY)
  if (!code || !caret || !code.contains(caret.offsetNode)) return { file, offset: 0, typed: '' }
  const before = document.createRange()
  before.setStart(code, 0)
  before.setEnd(caret.offsetNode, caret.offset)
  return { file, offset: before.toString().length, typed: '' }
}

/** Presses again what was pressed before it could act: in the workbench, the same button is at the same place. */
export function pressAgain({ target, pageX, pageY }: MouseEvent): void {
  const waiting = target instanceof Element && target.closest(':disabled, [aria-hidden] :is(button, .button)')
  const button = document.elementFromPoint(pageX - scrollX, pageY - scrollY)?.closest('button')
  if (waiting && button?.closest('#workbench') && button.textContent === waiting.textContent) button.click()
}

/** The place after a key. Returns nothing for keys that write no text. */
export function typeKey(place: WantedPlace, { key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === 'Enter') return { ...place, typed: `${place.typed}\n` }
  if (key === 'Backspace' && place.typed !== '') return { ...place, typed: place.typed.slice(0, -1) }
  return key.length === 1 ? { ...place, typed: place.typed + key } : undefined
}
