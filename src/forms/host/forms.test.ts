import { expect, test } from 'vitest'
import { isEventName } from '@/analytics/events'
import { fileKinds, maxFileBytes } from '../validate'
import { allForms } from './forms'

const fields = allForms().flatMap((form) => form.fields)

test('the analytics events of fields exist', () => {
  const events = fields.flatMap((field) => ('event' in field && field.event ? [field.event] : []))
  expect(events.filter((event) => !isEventName(event))).toEqual([])
})

test('the help texts of file fields match the accepted types and size', () => {
  const helps = fields.flatMap(({ kind, help }) => (kind === 'file' ? [help ?? ''] : []))
  expect(helps).not.toEqual([])
  for (const help of helps) {
    expect(help).toContain(`up to ${maxFileBytes / 1024 ** 2} MB`)
    for (const ending of fileKinds) expect(help).toContain(ending.toUpperCase())
  }
})
