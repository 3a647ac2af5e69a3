import { expect, test } from 'vitest'
import { isEventName } from '@/analytics/events'
import { forms } from '@/config/forms'
import { formTitles, isFormId } from './definitions'
import { allForms } from './host/forms'

test('ids and titles are those of content/forms', () => {
  expect(formTitles).toEqual(Object.fromEntries(allForms().map(({ id, title }) => [id, title])))
})

test('the forms that buttons open exist', () => {
  for (const id of Object.values(forms)) expect([id, isFormId(id)]).toEqual([id, true])
})

test('a name that every object has is no form', () => {
  expect(isFormId('constructor')).toBe(false)
})

test('the events that fields name exist', () => {
  const events = allForms().flatMap(({ fields }) =>
    fields.flatMap((field) => ('event' in field && field.event ? [field.event] : [])),
  )
  expect(events.filter((event) => !isEventName(event))).toEqual([])
})
