import type { FormFlow } from './flow'
import { focus, inputOf, showError, validate, type Field } from './fields'
import { type FieldValue, validateField, visitedFields } from '@/forms/validate'

/** Shows all questions on one page and hides those that the answers jump over. */
export function createSinglePage(fields: Field[]): FormFlow {
  let visible: string[] = []

  function refresh(): void {
    visible = visibleFields(fields)
    for (const { element, definition } of fields) element.hidden = !visible.includes(definition.ref)
  }

  refresh()

  return {
    advance() {
      const invalid = fields.filter((field) => visible.includes(field.definition.ref) && !validate(field))
      if (invalid[0]) focus(invalid[0])
      return invalid.length === 0
    },
    skipped: () => fields.flatMap(({ definition: { ref } }) => (visible.includes(ref) ? [] : [ref])),
    reject(errors) {
      for (const field of fields) showError(field, errors[field.definition.ref])
      const first = fields.find(({ definition }) => errors[definition.ref])
      if (first) focus(first)
    },
    refresh,
    focus: () => fields[0] && focus(fields[0]),
    current: () => fields[0]?.definition.ref,
  }
}

/** Refs of the questions that the current answers lead to. */
export function visibleFields(fields: Field[]): string[] {
  const values: Record<string, FieldValue | undefined> = {}
  for (const field of fields)
    values[field.definition.ref] = validateField(field.definition, inputOf(field)).value
  return visitedFields(
    fields.map(({ definition }) => definition),
    values,
  )
}
