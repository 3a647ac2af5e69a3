import type { FederationJobData } from '@/content/schemas/federation-job'
import { Filter, filterItem } from '@/marketing/filter'
import { nav } from '@/site/navigation'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'
import { federationCompanies, sourceDate } from './companies'

/** The companies with source and careers page, filtered by industry. */
export function CompanyList() {
  const companies = federationCompanies()
  const industries = [...new Set(companies.map(({ industry }) => industry))].toSorted()
  return (
    <Section id="companies" tone="raised" heading="Companies that use federation" className="mb-16 md:mb-24">
      {companies.length === 0 ? (
        <p className="border-t border-line pt-6 text-muted">
          No company is listed at the moment. See <SmartLink href={nav.jobs.url}>our openings</SmartLink>.
        </p>
      ) : (
        <Filter legend="Industry" name="company-industry" groups={industries}>
          <ul id="company-list" className="border-b border-line">
            {companies.map((company) => (
              <li
                key={company.company}
                {...filterItem(company.industry, industries, 'border-t border-line py-7')}
              >
                <Company entry={company} />
              </li>
            ))}
          </ul>
        </Filter>
      )}
    </Section>
  )
}

function Company({ entry: { company, industry, about, source, careers } }: { entry: FederationJobData }) {
  return (
    <div className="grid gap-x-10 gap-y-4 md:grid-cols-[11rem_minmax(0,1fr)_auto] md:items-baseline lg:grid-cols-[11rem_minmax(0,6fr)_minmax(0,5fr)_auto]">
      <div>
        <h3 className="text-lg font-semibold">{company}</h3>
        <p className="text-sm text-muted">{industry}</p>
      </div>
      <div className="max-w-[38rem] lg:contents">
        <p>{about}</p>
        <p className="mt-2 text-sm text-muted lg:mt-0">
          {source.kind}:{' '}
          <SmartLink href={source.href} className="text-text underline underline-offset-4">
            {source.title}
          </SmartLink>
          , {source.where},{' '}
          <time dateTime={source.date.slice(0, source.precision === 'day' ? 10 : 7)}>
            {sourceDate(source)}
          </time>
        </p>
      </div>
      <SmartLink href={careers} className="text-accent underline underline-offset-4">
        Careers<span className="sr-only"> at {company}</span>
      </SmartLink>
    </div>
  )
}
