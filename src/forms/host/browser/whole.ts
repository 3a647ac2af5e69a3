import { pathThrough } from '@/forms/jumps'
import { checkAnswer, type Answer } from '@/forms/check-answers'
import type { Course } from './course'
import { check, focus, given, showError, type Field } from './fields'

/** All questions on one page; one that the answers lead past goes out of sight. */
export function createWhole(fields: Field[]): Course {
  let path: string[] = []

  function refresh(): void {
    path = pathOf(fields)
    for (const { element, definition } of fields) element.hidden = !path.includes(definition.ref)
  }

  refresh()

  return {
    advance() {
      const wrong = fields.filter((field) => path.includes(field.definition.ref) && !check(field))
      if (wrong[0]) focus(wrong[0])
      return wrong.length === 0
    },
    skipped: () => fields.flatMap(({ definition: { ref } }) => (path.includes(ref) ? [] : [ref])),
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

/** Refs of the questions on the way through the form, as the answers are now. */
export function pathOf(fields: Field[]): string[] {
  const answers: Record<string, Answer | undefined> = {}
  for (const field of fields)
    answers[field.definition.ref] = checkAnswer(field.definition, given(field)).answer
  return pathThrough(
    fields.map(({ definition }) => definition),
    answers,
  )
}
