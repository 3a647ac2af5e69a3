import { federationJobs } from '@/content/collections'
import type { FederationJobData } from '@/content/schemas/federation-job'
import { formatDate } from '@/lib/dates'

/** Companies publicly known to use federation, latest source first. */
export function federationCompanies(): FederationJobData[] {
  return federationJobs
    .all()
    .map(({ data }) => data)
    .toSorted((a, b) => b.source.date.localeCompare(a.source.date))
}

const month = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' })

/** When a source was published, to the known precision. */
export function sourceDate({ date, precision }: FederationJobData['source']): string {
  return precision === 'day' ? formatDate(date) : month.format(new Date(date))
}
