import { expect, test } from 'vitest'
import { parseYaml } from '../yaml'
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
test.each([
  ['country: DE', 'country: ZZ', 'office.country: expected a country code'],
  ['country: DE', 'country: XX', 'office.country: expected a country code'],
  ['currency: EUR', 'currency: EUX', 'salary.currency: expected a currency code'],
  ['description: A', 'description: [x] #', 'description: Invalid input: expected string'],
  ['from: 78000', 'from: 78', 'salary.from: expected whole amounts per year'],
])('a job with %s as %s', (from, to, message) => {
  expect(parseYaml(job, jobSchema, 'x').problems).toEqual([])
  const { problems } = parseYaml(job.replace(from, to), jobSchema, 'x')
  expect(problems.map(({ field, message: said }) => `${field}: ${said}`)).toEqual([
    expect.stringContaining(message),
  ])
})
