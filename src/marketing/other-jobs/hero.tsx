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
      lead={`People who know federation should know where it is used. Here are ${count} companies that have spoken about their federated graph in public, each with the source and its date.`}
      note={
        <p className="mt-4 max-w-[36rem] text-muted">
          We list who uses it, not who is hiring: openings are on the companies’ own pages. They have nothing
          to do with this site, and may have changed their minds since. Our own openings are{' '}
          <SmartLink href={nav.jobs.url} className="text-text underline underline-offset-4">
            over here
          </SmartLink>
          .
        </p>
      }
    >
      {count > 0 && <Timeline />}
    </Hero>
  )
}
