import { expect, test } from 'vitest'
import { maxFileBytes } from '@/forms/validate'
import { allForms } from '../forms'
import { maxBodyBytes, maxTextBytes } from './body-limit'

const [withFile, withoutFile] = ['application', 'contact'].map((id) =>
  allForms().find((form) => form.id === id),
)

test('only a multipart body of a form with a file may be as large as a file', () => {
  if (!withFile || !withoutFile) throw new Error('The forms are gone.')
  expect(maxBodyBytes(withFile, 'multipart/form-data; boundary=x')).toBeGreaterThan(maxFileBytes)
  expect(maxBodyBytes(withFile, 'application/x-www-form-urlencoded')).toBe(maxTextBytes)
  expect(maxBodyBytes(withoutFile, 'multipart/form-data; boundary=x')).toBe(maxTextBytes)
})

test.each(allForms())('the longest answers to $id fit', ({ fields }) => {
  // A character takes nine at most, percent-encoded; half is left for where the form was opened.
  const longest = fields.map((field) => 9 * ('maxLength' in field ? field.maxLength : 300))
  expect(longest.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(maxTextBytes / 2)
})
