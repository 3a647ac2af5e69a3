import path from 'node:path'
import { expect, test } from 'vitest'
import { unresolvedVariableProblems } from './variables'

const file = path.resolve('content/forms/sales.yaml')
const messagesFor = (data: object) =>
  unresolvedVariableProblems({ slug: 'x', file, data, body: '', bodyLine: 1 })

test('a variable where nothing is filled in is refused', () => {
  const [problem, ...others] = messagesFor({ title: 'Fine', thanks: { text: 'From {% $brand %} with love' } })
  expect(problem).toMatchObject({ file: 'content/forms/sales.yaml', field: 'thanks' })
  expect(problem?.message).toContain('shown as typed: "{% $brand %}"')
  expect(others).toEqual([])
})

test('braces alone are fine', () => expect(messagesFor({ text: 'f({ a: 1 })' })).toEqual([]))
