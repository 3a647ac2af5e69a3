import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormView } from './form-view'
import { formById } from './forms'
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
