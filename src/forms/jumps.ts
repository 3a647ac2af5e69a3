import type { FormField } from '@/content/schemas/form'
import type { FieldValue } from './validate'

const end = 'end'

/** The index of the field that follows `at` for this answer; the number of fields at the end of the form. */
export function nextField(fields: FormField[], at: number, value: FieldValue | undefined): number {
  const field = fields[at]
  const target =
    field?.kind === 'single-choice' && typeof value === 'string' ? field.jump?.[value] : undefined
  if (target === undefined) return at + 1
  return target === end ? fields.length : fields.findIndex(({ ref }) => ref === target)
}

/** Refs of the fields that a visitor with these answers sees, in order. */
export function visitedFields(fields: FormField[], values: Record<string, FieldValue | undefined>): string[] {
  const refs: string[] = []
  for (let at = 0; at < fields.length;) {
    const { ref } = fields[at] as FormField
    refs.push(ref)
    at = nextField(fields, at, values[ref])
  }
  return refs
}

/** Whether an answer jumps over the field at `at`. Without JavaScript, the browser must not require such a field. */
export function canBeSkipped(fields: FormField[], at: number): boolean {
  return fields.slice(0, at).some((field, from) => {
    const answers = field.kind === 'single-choice' ? Object.keys(field.jump ?? {}) : []
    return answers.some((answer) => nextField(fields, from, answer) > at)
  })
}
