import type { FormField } from '@/content/schemas/form'
import { maxEmailLength } from '@/lib/max-email-length'
import { pathThrough } from './jumps'

/** What a visitor answered: text, a number, ticked or not, several options. */
export type Answer = string | number | boolean | string[]
/** Everything a form carried under one name: texts as typed, or the size and name of a chosen file. */
export type Given = string[] | { size: number; name: string }
type Checked = { answer?: Answer; error?: string }

/** What browsers accept in a field for an address (HTML standard), with a dot in the domain. */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i
export const largestFile = 5 * 1024 * 1024
/** Endings of files that an applicant may send; the server looks at the content as well. */
export const fileEndings = ['pdf', 'docx', 'odt', 'txt', 'png'] as const

/**
 * Holds one answer against its field, in the browser as on the server. Gives the clean answer or what to mend. Written
 * out, because a form's whole script is smaller than the part of zod that it would need.
 */
export function checkAnswer(field: FormField, given: Given | undefined): Checked {
  if (field.kind === 'file') return checkFile(field, given)
  const oneLine = field.kind !== 'long-text'
  const texts = (Array.isArray(given) ? given : [])
    .map((text) => (oneLine ? clean(text).replaceAll(/\s+/g, ' ') : clean(text)))
    .filter((text) => text !== '')
  if (texts.length === 0) return field.required ? { error: missing[field.kind] } : {}
  if (texts.length > 1 && field.kind !== 'multiple-choice') return { error: 'Please answer this once.' }
  return checkTexts(field, texts)
}

/** Holds a whole form against its fields. A field that the answers lead past may stay empty, required or not. */
export function checkAnswers(
  fields: FormField[],
  given: (ref: string) => Given | undefined,
): { answers: Record<string, Answer>; errors: Record<string, string> } {
  const checked = new Map(fields.map((field) => [field.ref, checkAnswer(field, given(field.ref))]))
  const answers: Record<string, Answer> = {}
  for (const [ref, { answer }] of checked) if (answer !== undefined) answers[ref] = answer
  const path = pathThrough(fields, answers)
  const errors: Record<string, string> = {}
  for (const field of fields) {
    const error = path.includes(field.ref)
      ? checked.get(field.ref)?.error
      : checkAnswer({ ...field, required: false }, given(field.ref)).error
    if (error) errors[field.ref] = error
  }
  return { answers, errors }
}

/** What is stored of a text: line ends as one character, nothing invisible, no blanks around it. */
export function clean(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(invisible, '').trim()
}

/**
 * Control characters but tab and line feed, zero-width and direction marks: a database, a terminal or a reader would
 * take offence.
 */
const invisible = /(?![\t\n])[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** Holds what was typed or chosen, at least one text, against the field. */
function checkTexts(field: Exclude<FormField, { kind: 'file' }>, texts: string[]): Checked {
  const [text = ''] = texts
  switch (field.kind) {
    case 'short-text':
    case 'long-text':
      return text.length <= field.maxLength
        ? { answer: text }
        : { error: `Please keep it to ${field.maxLength} characters.` }
    case 'email':
      return text.length <= maxEmailLength && emailPattern.test(text)
        ? { answer: text }
        : { error: 'Please enter an address such as name@company.com.' }
    case 'number': {
      const number = /^-?\d{1,10}$/.test(text) ? Number(text) : NaN
      return number >= field.min && number <= field.max
        ? { answer: number }
        : { error: `Please enter a whole number from ${field.min} to ${field.max}.` }
    }
    case 'single-choice':
      return field.options.includes(text) ? { answer: text } : { error: 'Please choose one of these.' }
    case 'multiple-choice':
      return texts.every((option) => field.options.includes(option))
        ? { answer: [...new Set(texts)] }
        : { error: 'Please choose from these.' }
    case 'consent':
      return text === 'yes' ? { answer: true } : { error: 'Please tick the box or leave it empty.' }
  }
}

function checkFile(field: FormField, given: Given | undefined): Checked {
  const file = given && !Array.isArray(given) ? given : undefined
  if (!file || (file.size === 0 && file.name === '')) return field.required ? { error: missing.file } : {}
  if (file.size === 0) return { error: 'This file is empty.' }
  if (file.size > largestFile) return { error: `This file is larger than ${largestFile / 1024 ** 2} MB.` }
  const ending = file.name.toLowerCase().split('.').at(-1)
  if (!fileEndings.some((known) => known === ending)) return { error: wrongFile }
  return { answer: file.name }
}

export const wrongFile = 'Please choose a PDF, DOCX, ODT, TXT or PNG file.'

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
