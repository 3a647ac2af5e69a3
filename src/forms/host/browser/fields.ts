import type { FormField } from '@/content/schemas/form'
import { validateField, type FieldInput } from '@/forms/validate'

/** A field of the form with its elements. */
export type Field = { definition: FormField; element: HTMLElement; controls: Control[] }
type Control = HTMLInputElement | HTMLTextAreaElement

/** Finds the elements of the fields, in order. */
export function fieldsOf(form: HTMLFormElement, definitions: FormField[]): Field[] {
  return definitions.flatMap((definition) => {
    const element = form.querySelector<HTMLElement>(`[data-ref="${definition.ref}"]`)
    if (!element) return []
    return [{ definition, element, controls: [...element.querySelectorAll<Control>('input, textarea')] }]
  })
}

/** The current input of a field. */
export function inputOf({ controls }: Field): FieldInput {
  const [first] = controls
  if (first instanceof HTMLInputElement && first.type === 'file') {
    const [file] = first.files ?? []
    return file ? { size: file.size, name: file.name } : []
  }
  return controls.flatMap((control) => (isActive(control) ? [control.value] : []))
}

/** Whether a field contains more than spaces; false for file fields. */
export function isFilled(field: Field): boolean {
  const input = inputOf(field)
  return Array.isArray(input) && input.some((text) => text.trim() !== '')
}

/** Fills in an answer: one text, or the chosen options. Leaves file fields alone. */
export function fillIn({ controls }: Field, texts: string[]): void {
  for (const control of controls) {
    if (control instanceof HTMLInputElement && isOption(control))
      control.checked = texts.includes(control.value)
    else if (control.type !== 'file') control.value = texts[0] ?? ''
  }
}

/** Validates a field and shows its error. Returns whether it is valid. */
export function validate(field: Field): boolean {
  const { error } = validateField(field.definition, inputOf(field))
  showError(field, error)
  return error === undefined
}

export function showError({ element, controls }: Field, error: string | undefined): void {
  const message = element.querySelector<HTMLElement>('.field-error')
  if (!message) return
  message.hidden = error === undefined
  message.textContent = error ?? ''
  // Not on radio buttons: the error belongs to their group.
  for (const control of controls) if (!isRadio(control)) control.ariaInvalid = error ? 'true' : null
}

/** Focuses the chosen option, else the first control, and shows the whole field, whose label may be out of view. */
export function focus({ element, controls }: Field): void {
  const chosen = controls.find((control) => isRadio(control) && isActive(control))
  ;(chosen ?? controls[0])?.focus()
  element.scrollIntoView({ block: 'nearest' })
}

/** The answer as text for the conversation. */
export function answerText(field: Field): string {
  const input = inputOf(field)
  if (!Array.isArray(input)) return input.name
  if (field.definition.kind === 'consent') return input.length > 0 ? 'Yes' : 'No'
  return input.join(', ')
}

function isActive(control: Control): boolean {
  return !(control instanceof HTMLInputElement && isOption(control)) || control.checked
}

function isOption(control: HTMLInputElement): boolean {
  return control.type === 'radio' || control.type === 'checkbox'
}

function isRadio(control: Control): boolean {
  return control.type === 'radio'
}
