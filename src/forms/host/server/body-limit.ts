import { largestFile } from '@/forms/check-answers'
import type { Form } from '../forms'

/** Bytes of a form without files, and the room that a file form has besides its file. */
const roomForText = 128 * 1024

/** Most bytes that sending this form may take. */
export function bodyLimit(form: Form): number {
  return form.fields.some(({ kind }) => kind === 'file') ? largestFile + roomForText : roomForText
}
