/** Position of the chosen radio button in an element, counted from 0, and 0 when none is chosen. */
export function chosenIndex(element: Element | null): number {
  const radios = [...(element?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])]
  return Math.max(
    0,
    radios.findIndex(({ checked }) => checked),
  )
}
