import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isEventName } from '@/analytics/events'
import { fileKinds, maxFileBytes } from '../validate'
import { FormView } from './form-view'
import { allForms, formById } from './forms'
import { names } from './names'

function draw(returned?: { values: Map<string, string[]> }): string {
  const form = formById('contact')
  if (!form) throw new Error('The form is gone.')
  return renderToStaticMarkup(<FormView form={form} mode="to" returned={returned} />)
}

test('visitors, screen readers and autofill skip the honeypot', () => {
  const [, attributes = '', input = ''] =
    new RegExp(`<div([^>]*)><label>[^<]*(<input[^>]*name="${names.honeypot}"[^>]*>)`).exec(draw()) ?? []
  expect(attributes).toContain('aria-hidden="true"')
  expect(input).toContain('tabindex="-1"')
  expect(input).toContain('autoComplete="off"')
})

test('a form’s page contains the thank-you text, and a form that comes back does not', () => {
  expect(draw()).toContain('id="sent"')
  expect(draw({ values: new Map() })).not.toContain('id="sent"')
})

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
