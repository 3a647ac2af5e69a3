import { expect, test } from 'vitest'
import { largestFile } from '@/forms/check-answers'
import { allForms } from '../forms'
import { bodyLimit, roomForText } from './body-limit'

const [withFile, withoutFile] = ['application', 'contact'].map((id) =>
  allForms().find((form) => form.id === id),
)

test('only a body that can hold the file of a form has room for one', () => {
  if (!withFile || !withoutFile) throw new Error('The forms are gone.')
  expect(bodyLimit(withFile, 'multipart/form-data; boundary=x')).toBeGreaterThan(largestFile)
  expect(bodyLimit(withFile, 'application/x-www-form-urlencoded')).toBe(roomForText)
  expect(bodyLimit(withoutFile, 'multipart/form-data; boundary=x')).toBe(roomForText)
})

test.each(allForms())('the longest answers to $id find room', ({ fields }) => {
  // A character takes nine at most, percent-encoded; half is left for where the form was opened.
  const longest = fields.map((field) => 9 * ('maxLength' in field ? field.maxLength : 300))
  expect(longest.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(roomForText / 2)
})
