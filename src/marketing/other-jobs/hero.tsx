import { nav } from '@/site/navigation'
import { SmartLink } from '@/ui/link'
import { federationCompanies } from './companies'
import { Timeline } from './timeline'

/** What the page is and is not, beside the years of the sources. */
export function Hero() {
  const count = federationCompanies().length
  return (
    <section className="container-page grid gap-x-20 gap-y-12 py-14 md:py-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center">
      <div>
        <h1 className="heading-page">Federation jobs, elsewhere</h1>
        <p className="mt-6 max-w-[36rem] text-lg text-pretty text-muted">
          People who know federation should know where it is used. Here are {count} companies that have spoken
          about their federated graph in public, each with the source and its date.
        </p>
        <p className="mt-4 max-w-[36rem] text-muted">
          We list who uses it, not who is hiring: openings are on the companies’ own pages. They have nothing
          to do with this site, and may have changed their minds since. Our own openings are{' '}
          <SmartLink href={nav.jobs.url} className="text-text underline underline-offset-4">
            over here
          </SmartLink>
          .
        </p>
      </div>
      {count > 0 && <Timeline />}
    </section>
  )
}
