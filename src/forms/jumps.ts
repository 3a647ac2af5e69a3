import type { FormField } from '@/content/schemas/form'
import type { Answer } from './check-answers'

const end = 'end'

/** Index of the field after `at` for this answer; the number of fields when the form ends there. */
export function nextField(fields: FormField[], at: number, answer: Answer | undefined): number {
  const field = fields[at]
  const target =
    field?.kind === 'single-choice' && typeof answer === 'string' ? field.jump?.[answer] : undefined
  if (target === undefined) return at + 1
  return target === end ? fields.length : fields.findIndex(({ ref }) => ref === target)
}

/** Refs of the fields that these answers lead past, in order. */
export function pathThrough(fields: FormField[], answers: Record<string, Answer | undefined>): string[] {
  const refs: string[] = []
  for (let at = 0; at < fields.length;) {
    const { ref } = fields[at] as FormField
    refs.push(ref)
    at = nextField(fields, at, answers[ref])
  }
  return refs
}

/** Whether some answer jumps over the field at `at`, so that a form without script must not insist on it. */
export function canBeSkipped(fields: FormField[], at: number): boolean {
  return fields.slice(0, at).some((field, from) => {
    const answers = field.kind === 'single-choice' ? Object.keys(field.jump ?? {}) : []
    return answers.some((answer) => nextField(fields, from, answer) > at)
  })
}
