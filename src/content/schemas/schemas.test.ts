import { expect, test } from 'vitest'
import { parseYaml } from '../yaml'
import { formSchema } from './form'
import { jobSchema } from './job'

const job = `
title: Engineer
description: A position that passes the check.
date: 2026-03-10
location: Berlin
type: Full time
team: Router
office: { city: Berlin, country: DE }
salary: { currency: EUR, from: 78000, to: 96000, per: YEAR }
`
const form = `
title: A form
description: A form that passes the check.
layout: whole
submit: Send
keepMonths: 12
hidden: [source]
fields:
  - { kind: number, ref: team, title: Team size, min: 1, max: 9 }
thanks: { title: Thanks, text: Thank you }
`

function messagesFor(
  text: string,
  schema: Parameters<typeof parseYaml>[1],
  from: string,
  to: string,
): string[] {
  expect(parseYaml(text, schema, 'x').problems).toEqual([])
  expect(text).toContain(from)
  return parseYaml(text.replace(from, to), schema, 'x').problems.map(
    ({ field, message }) => `${field}: ${message}`,
  )
}

test.each([
  ['country: DE', 'country: ZZ', 'office.country: expected a country code'],
  ['country: DE', 'country: XX', 'office.country: expected a country code'],
  ['currency: EUR', 'currency: EUX', 'salary.currency: expected a currency code'],
  ['from: 78000', 'from: 78', 'salary.from: expected whole amounts per year'],
])('a job with %s as %s', (from, to, message) => {
  expect(messagesFor(job, jobSchema, from, to)).toEqual([expect.stringContaining(message)])
})

test.each([['hidden: [source]', 'hidden: [team]', 'hidden.0: "team" is also the ref of a field']])(
  'a form with %s as %s',
  (from, to, message) => {
    expect(messagesFor(form, formSchema, from, to)).toEqual([message])
  },
)
