// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { FormField } from '@/content/schemas/form'
import { copyText } from './copy'
import { fieldsOf } from './fields'

const definitions: FormField[] = [
  { kind: 'short-text', ref: 'name', title: 'Your name', maxLength: 100 },
  { kind: 'short-text', ref: 'link', title: 'A link', maxLength: 100 },
  { kind: 'consent', ref: 'pool', title: 'Keep my application' },
]

test('a copy contains every answer with its question, where the form was opened, and when it was sent', () => {
  document.body.innerHTML = `<form>
    <p data-ref="name"><input value="Lin"></p>
    <p data-ref="link"><input value=""></p>
    <p data-ref="pool"><input type="checkbox"></p>
  </form>`
  const form = document.forms[0]
  const fields = form ? fieldsOf(form, definitions) : []
  expect(copyText('Apply', fields, new Date(2026, 10, 22, 17, 5), 'https://site.example/jobs/a')).toMatch(
    /^Apply\nSent on November 22, 2026 at 5:05\sPM\nFrom https:\/\/site.example\/jobs\/a\n\nYour name\nLin\n\nKeep my application\nNo\n$/,
  )
})
