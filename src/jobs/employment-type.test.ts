import { expect, it } from 'vitest'
import { employmentType } from './employment-type'

it.each([
  ['Full time', 'FULL_TIME'],
  ['part TIME', 'PART_TIME'],
  ['Contractor', 'CONTRACTOR'],
  ['Temporary', 'TEMPORARY'],
  ['Intern', 'INTERN'],
  ['Volunteer', 'VOLUNTEER'],
  ['Per diem', 'PER_DIEM'],
  ['Full-time', 'OTHER'],
  ['Freelance', 'OTHER'],
  ['', 'OTHER'],
])('maps %j to %s', (text, type) => {
  expect(employmentType(text)).toBe(type)
})
