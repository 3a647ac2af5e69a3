import { nav } from '@/site/navigation'
import { SmartLink } from '@/ui/link'
import { Hero } from '@/ui/hero'
import { federationCompanies } from './companies'
import { Timeline } from './timeline'

/** What the page lists, beside a timeline of the sources. */
export function OtherJobsHero() {
  const count = federationCompanies().length
  return (
    <Hero
      columns="7/5"
      heading="Federation jobs at other companies"
      lead={`For engineers who want to work with GraphQL federation: ${count} companies that have spoken about their federated graph in public, each with a dated source and its careers page.`}
      note={
        <p className="mt-4 max-w-[36rem] text-muted">
          A company on this list may have no opening, and it may have changed its architecture since. The
          companies have nothing to do with this site. Our openings are on the{' '}
          <SmartLink href={nav.jobs.url} className="text-text underline underline-offset-4">
            jobs page
          </SmartLink>
          .
        </p>
      }
    >
      {count > 0 && <Timeline />}
    </Hero>
  )
}
