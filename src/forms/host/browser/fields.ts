import type { FormField } from '@/content/schemas/form'
import { checkAnswer, type Given } from '@/forms/check-answers'

/** A question of the form on the page. */
export type Field = { definition: FormField; element: HTMLElement; controls: Control[] }
type Control = HTMLInputElement | HTMLTextAreaElement

/** The questions of the form in order, each with its element. */
export function fieldsOf(form: HTMLFormElement, definitions: FormField[]): Field[] {
  return definitions.flatMap((definition) => {
    const element = form.querySelector<HTMLElement>(`[data-ref="${definition.ref}"]`)
    if (!element) return []
    return [{ definition, element, controls: [...element.querySelectorAll<Control>('input, textarea')] }]
  })
}

/** What a visitor has given so far. */
export function given({ controls }: Field): Given {
  const [first] = controls
  if (first instanceof HTMLInputElement && first.type === 'file') {
    const [file] = first.files ?? []
    return file ? { size: file.size, name: file.name } : []
  }
  return controls.flatMap((control) => (isPicked(control) ? [control.value] : []))
}

/** Whether a visitor has given more than spaces; a file is not looked at. */
export function isFilled(field: Field): boolean {
  const answer = given(field)
  return Array.isArray(answer) && answer.some((text) => text.trim() !== '')
}

/** Answers beforehand: text is typed, an option is chosen. */
export function give({ controls }: Field, value: string): void {
  for (const control of controls) {
    if (control instanceof HTMLInputElement && isOption(control)) control.checked = control.value === value
    else if (control.type !== 'file') control.value = value
  }
}

/** Holds the answer against the field and shows what is wrong with it; gives whether it is right. */
export function check(field: Field): boolean {
  const { error } = checkAnswer(field.definition, given(field))
  showError(field, error)
  return error === undefined
}

export function showError({ element, controls }: Field, error: string | undefined): void {
  const message = element.querySelector<HTMLElement>('.form-error')
  if (!message) return
  message.hidden = error === undefined
  message.textContent = error ?? ''
  for (const control of controls) control.toggleAttribute('aria-invalid', false)
  // An option is not wrong by itself; its group says what is.
  for (const control of controls) if (error && !isRadio(control)) control.setAttribute('aria-invalid', 'true')
}

/** Puts the visitor where the answer goes: on the chosen option, else on the first control. */
export function focus({ controls }: Field): void {
  const chosen = controls.find((control) => isRadio(control) && isPicked(control))
  ;(chosen ?? controls[0])?.focus()
}

/** The answer as the visitor would say it. */
export function spoken(field: Field): string {
  const answer = given(field)
  if (!Array.isArray(answer)) return answer.name
  if (field.definition.kind === 'consent') return answer.length > 0 ? 'Yes' : 'No'
  return answer.join(', ')
}

function isPicked(control: Control): boolean {
  return !(control instanceof HTMLInputElement && isOption(control)) || control.checked
}

function isOption(control: HTMLInputElement): boolean {
  return control.type === 'radio' || control.type === 'checkbox'
}

function isRadio(control: Control): boolean {
  return control.type === 'radio'
}
