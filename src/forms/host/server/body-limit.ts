import { maxFileBytes } from '@/forms/validate'
import { maxBytesInMemory } from '@/requests/body'
import { isMultipart } from '@/requests/multipart'
import type { Form } from '../forms'

/** Limit for a form without files, and for everything besides the file in a form with one. */
export const maxTextBytes = maxBytesInMemory

/** The maximum body size in bytes of this form, sent with this content type. */
export function maxBodyBytes(form: Form, type: string): number {
  const canHaveFile = isMultipart(type) && form.fields.some(({ kind }) => kind === 'file')
  return canHaveFile ? maxFileBytes + maxTextBytes : maxTextBytes
}
