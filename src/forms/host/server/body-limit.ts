import { largestFile } from '@/forms/check-answers'
import { isMultipart } from '@/requests/parts'
import type { Form } from '../forms'

/** Bytes of a form without files, and the room that a file form has besides its file. */
export const roomForText = 128 * 1024

/** Most bytes that sending this form in a body of this content type may take. */
export function bodyLimit(form: Form, type: string): number {
  const mayHoldFile = isMultipart(type) && form.fields.some(({ kind }) => kind === 'file')
  return mayHoldFile ? largestFile + roomForText : roomForText
}
