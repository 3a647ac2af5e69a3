import type { FormField } from '@/content/schemas/form'
import { cleanLine, cleanText } from '@/lib/clean-text'
import { maxEmailLength } from '@/lib/max-email-length'

/** A valid answer: a text, a number, a ticked box, or several options. */
export type FieldValue = string | number | boolean | string[]
/** What a form contains under one name: texts as typed, or the size and name of the chosen file. */
export type FieldInput = string[] | { size: number; name: string }
type FieldResult = { value?: FieldValue; error?: string }

/** A valid email address of the HTML standard, with a dot in the domain. */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i
export const maxFileBytes = 5 * 1024 * 1024
/** File types that an applicant may send, as endings; the server also checks the content. */
export const fileKinds = ['pdf', 'docx', 'odt', 'txt', 'png', 'jpg', 'heic'] as const
export type FileKind = (typeof fileKinds)[number]

/** The type that a file's name promises, or undefined for one that forms do not accept. */
export function kindOfName(name: string): FileKind | undefined {
  const ending = name.toLowerCase().split('.').at(-1)
  return fileKinds.find((kind) => kind === (ending === 'jpeg' ? 'jpg' : ending))
}

/**
 * Validates one field, in the browser and on the server. Returns the cleaned value or an error message. Handwritten,
 * because a form's whole script is smaller than the part of zod that it would need.
 */
export function validateField(field: FormField, input: FieldInput | undefined): FieldResult {
  if (field.kind === 'file') return validateFile(field, input)
  const oneLine = field.kind !== 'long-text'
  const texts = (Array.isArray(input) ? input : [])
    .map((text) => (oneLine ? cleanLine(text) : cleanText(text)))
    .filter((text) => text !== '')
  if (texts.length === 0) return field.required ? { error: field.missing ?? missing[field.kind] } : {}
  if (texts.length > 1 && field.kind !== 'multiple-choice') return { error: 'Please answer this once.' }
  return validateTexts(field, texts)
}

/** Validates a whole form. A required field may stay empty if the answers jump over it. */
export function validateForm(
  fields: FormField[],
  inputOf: (ref: string) => FieldInput | undefined,
): { values: Record<string, FieldValue>; errors: Record<string, string> } {
  const results = new Map(fields.map((field) => [field.ref, validateField(field, inputOf(field.ref))]))
  const values: Record<string, FieldValue> = {}
  for (const [ref, { value }] of results) if (value !== undefined) values[ref] = value
  const visited = visitedFields(fields, values)
  const errors: Record<string, string> = {}
  for (const field of fields) {
    const error = visited.includes(field.ref)
      ? results.get(field.ref)?.error
      : validateField({ ...field, required: false }, inputOf(field.ref)).error
    if (error) errors[field.ref] = error
  }
  return { values, errors }
}

/** Validates what was typed or chosen; `texts` is not empty. */
function validateTexts(field: Exclude<FormField, { kind: 'file' }>, texts: string[]): FieldResult {
  const [text = ''] = texts
  switch (field.kind) {
    case 'short-text':
    case 'long-text':
      return text.length <= field.maxLength
        ? { value: text }
        : { error: `Please keep it to ${field.maxLength} characters.` }
    case 'email':
      return text.length <= maxEmailLength && emailPattern.test(text)
        ? { value: text }
        : { error: 'Please enter an address such as name@company.com.' }
    case 'number': {
      const number = /^-?\d{1,10}$/.test(text) ? Number(text) : NaN
      return number >= field.min && number <= field.max
        ? { value: number }
        : { error: `Please enter a whole number from ${field.min} to ${field.max}.` }
    }
    case 'single-choice':
      return field.options.includes(text) ? { value: text } : { error: 'Please choose one of these.' }
    case 'multiple-choice':
      return texts.every((option) => field.options.includes(option))
        ? { value: [...new Set(texts)] }
        : { error: 'Please choose from these.' }
    case 'consent':
      return text === 'yes' ? { value: true } : { error: 'Please tick the box or leave it empty.' }
  }
}

function validateFile(field: FormField, input: FieldInput | undefined): FieldResult {
  const file = input && !Array.isArray(input) ? input : undefined
  if (!file || (file.size === 0 && file.name === '')) return field.required ? { error: missing.file } : {}
  if (file.size === 0) return { error: 'This file is empty.' }
  if (file.size > maxFileBytes) return { error: `This file is larger than ${maxFileBytes / 1024 ** 2} MB.` }
  if (!kindOfName(file.name)) return { error: 'Please choose a PDF, DOCX, ODT, TXT, PNG, JPG or HEIC file.' }
  return { value: file.name }
}

const missing: Record<FormField['kind'], string> = {
  'short-text': 'Please fill this in.',
  'long-text': 'Please fill this in.',
  email: 'Please enter your email address.',
  number: 'Please enter a number.',
  'single-choice': 'Please choose one.',
  'multiple-choice': 'Please choose at least one.',
  consent: 'Please tick this box to go on.',
  file: 'Please choose a file.',
}

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
