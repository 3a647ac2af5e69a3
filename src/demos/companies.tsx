import { federationJobs } from '@/content/collections'
import type { FederationJobData } from '@/content/schemas/federation-job'
import { formatDate } from '@/lib/dates'
import { Choices } from '@/ui/choices'
import { SmartLink } from '@/ui/link'
import styles from './companies.module.css'

/** Companies publicly known to use federation, latest source first. */
function federationCompanies(): FederationJobData[] {
  return federationJobs
    .all()
    .map(({ data }) => data)
    .toSorted((a, b) => b.source.date.localeCompare(a.source.date))
}

/** The companies with source and careers page, filtered by industry without script. */
export function Companies() {
  const companies = federationCompanies()
  const industries = [...new Set(companies.map(({ industry }) => industry))].toSorted()
  if (companies.length === 0)
    return <p className="border-t border-line pt-6 text-muted">No company is listed at the moment.</p>
  if (industries.length > 8) throw new RangeError('companies.module.css has rules for eight industries')
  return (
    <div className={styles.filter}>
      <Choices
        look="pills"
        legend="Industry"
        name="company-industry"
        labels={['All', ...industries]}
        className="mb-8"
      />
      <ul id="company-list" className="border-b border-line">
        {companies.map((entry) => (
          <li
            key={entry.company}
            className={`border-t border-line py-7 ${styles.item}`}
            data-group={industries.indexOf(entry.industry) + 2}
          >
            <Company entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Company({ entry: { company, industry, about, source, careers } }: { entry: FederationJobData }) {
  return (
    <div className="grid gap-x-6 gap-y-4 md:grid-cols-[10rem_minmax(0,1fr)_5rem] md:items-baseline lg:grid-cols-[12rem_minmax(0,1fr)_calc((100%-4rem)*5/12-6.5rem)_5rem]">
      <div className="flex items-baseline justify-between gap-x-8 md:contents">
        <div>
          <h2 className="text-lg font-semibold">{company}</h2>
          <p className="text-sm text-muted">{industry}</p>
        </div>
        <SmartLink
          href={careers}
          className="touch-target inline-block py-1 text-accent underline underline-offset-4 md:order-last md:justify-self-end"
        >
          Careers<span className="sr-only"> at {company}</span>
        </SmartLink>
      </div>
      <div className="max-w-[38rem] lg:contents">
        <p>{about}</p>
        <p className="mt-2 text-sm text-muted lg:mt-0">
          {source.kind}: <SmartLink href={source.href}>{source.title}</SmartLink>
          <span className="block">
            {source.where} ·{' '}
            <time
              dateTime={source.date.slice(0, source.precision === 'day' ? 10 : 7)}
              className="whitespace-nowrap"
            >
              {sourceDate(source)}
            </time>
          </span>
        </p>
      </div>
    </div>
  )
}

const month = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' })

function sourceDate({ date, precision }: FederationJobData['source']): string {
  return precision === 'day' ? formatDate(date) : month.format(new Date(date))
}
