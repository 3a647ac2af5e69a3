import { expect, it, test } from 'vitest'
import { isOpen } from '@/content/visibility'
import { allJobs, formatSalary, namedByAll, openJobs, similarJobs, type Job } from './jobs'
import { jobStructuredData } from './structured-data'

it('postings stay open through their last day', () => {
  const job = { validThrough: '2026-12-31' }
  expect(isOpen(job, new Date('2026-12-31T23:59:00Z'))).toBe(true)
  expect(isOpen(job, new Date('2027-01-01T00:00:00Z'))).toBe(false)
  expect(isOpen({}, new Date('2099-01-01'))).toBe(true)
})

it('postings have a page from their date on, and the open ones are listed', () => {
  const later = new Date('2099-01-01')
  const all = allJobs(later)
  expect(all.length).toBeGreaterThan(0)
  expect(openJobs(later)).toEqual(all.filter(({ data }) => !data.validThrough))
})

it('postings have no page before their date', () => {
  expect(allJobs(new Date('2020-01-01'))).toEqual([])
})

test('similar postings are open ones, those of the same team first', () => {
  const now = new Date('2099-01-01')
  for (const job of openJobs(now)) {
    const similar = similarJobs(job, now)
    expect(similar).not.toContain(job)
    const teams = similar.map(({ data }) => data.team)
    expect(teams.filter((team) => team === job.data.team)).toEqual(
      teams.slice(0, teams.lastIndexOf(job.data.team) + 1),
    )
  }
})

test.each([
  [{ currency: 'EUR', from: 82000, to: 104000, per: 'YEAR' }, '€82,000 to €104,000 a year'],
  [{ currency: 'USD', from: 90, to: 90, per: 'HOUR' }, '$90 an hour'],
] as const)('a salary has its range and period: %j', (salary, text) => {
  expect(formatSalary(salary)).toBe(text)
})

test('the list of jobs promises only what every posting names', () => {
  const full = { data: { salary: {}, timeZones: 'UTC', interview: [] } } as unknown as Job
  const bare = { data: {} } as Job
  expect(namedByAll([full])).toBe('the salary, the time zones, and each interview step')
  expect(namedByAll([full, { data: { salary: {} } } as Job])).toBe('the salary')
  expect(namedByAll([full, bare])).toBe('')
  expect(namedByAll([])).toBe('')
})

test('search engines get place, countries, and salary of a posting', () => {
  const open = openJobs(new Date('2026-11-20'))
  const office = open.find(({ data }) => data.office && data.salary)
  const remote = open.find(({ data }) => data.remote && !data.office)
  if (!office || !remote) throw new Error('content/jobs needs an office with a salary and a remote position')
  expect(jobStructuredData(office)).toMatchObject({
    identifier: { value: office.slug },
    jobLocation: { address: { addressLocality: office.data.office?.city } },
    baseSalary: { value: { minValue: office.data.salary?.from, maxValue: office.data.salary?.to } },
  })
  expect(jobStructuredData(remote)).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: (remote.data.remote?.countries ?? []).map((name) => ({ name })),
  })
  expect(jobStructuredData(remote)).not.toHaveProperty('jobLocation')
})
