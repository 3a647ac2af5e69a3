import { forms } from '@/config/forms'
import type { Entry } from '@/content/types'
import { jobs } from '@/content/collections'
import type { JobData } from '@/content/schemas/job'
import { isOpen, isPublic } from '@/content/visibility'
import { buildTime } from '@/lib/build-time'

export type Job = Entry<JobData>

/** The open and closed postings that have a page at a time, by default that of the build, newest first. */
export function allJobs(now = buildTime()): Job[] {
  return jobs
    .all()
    .filter(({ data }) => isPublic(data, now))
    .toSorted((a, b) => b.data.date.localeCompare(a.data.date) || a.slug.localeCompare(b.slug))
}

/** The postings that accept applications. /jobs, the count of jobs and the feed show these. */
export function openJobs(now = buildTime()): Job[] {
  return allJobs(now).filter(({ data }) => isOpen(data, now))
}

/** Up to three other open postings, first those of the same team, then those in the same location. */
export function similarJobs(job: Job, now = buildTime()): Job[] {
  const rank = ({ data }: Job) =>
    2 * Number(data.team === job.data.team) + Number(data.location === job.data.location)
  const others = openJobs(now).filter((other) => other.slug !== job.slug && rank(other) > 0)
  return others.toSorted((one, other) => rank(other) - rank(one)).slice(0, 3)
}

/** The form that a posting opens: its own, or the application form (docs/contracts/jobs.md#application-form). */
export function applicationFormOf(job: Job): string {
  return job.data.typeform_id ?? forms.application
}

const promises = {
  salary: 'the salary',
  timeZones: 'the time zones',
  interview: 'each interview step',
} as const

/** What every one of these postings names, such as "the salary and each interview step"; empty when that is nothing. */
export function namedByAll(postings: Job[]): string {
  const named = Object.entries(promises).filter(([field]) =>
    postings.every(({ data }) => data[field as keyof typeof promises] !== undefined),
  )
  return postings.length === 0 ? '' : new Intl.ListFormat('en-US').format(named.map(([, words]) => words))
}

const periods = { YEAR: 'a year', MONTH: 'a month', HOUR: 'an hour' } as const

/** Formats a salary, such as "€82,000 to €104,000 a year". */
export function formatSalary({ currency, from, to, per }: NonNullable<JobData['salary']>): string {
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 })
  const range = from === to ? money.format(from) : `${money.format(from)} to ${money.format(to)}`
  return `${range} ${periods[per]}`
}
