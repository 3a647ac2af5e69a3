import { brand } from '@/config/brand'
import { SignUpButton } from '@/site/sign-up-button'
import { ButtonLink } from '@/ui/button-link'
import { ArrowRight } from '@/ui/icon'
import { Workflow } from './workflow'

/** What the platform is, above three screens of Studio. */
export function Hero() {
  return (
    <section className="overflow-clip border-b border-line">
      <div className="container-page pt-14 pb-16 md:pt-20 md:pb-24">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
          <div>
            <p className="eyebrow">{brand} Cosmo</p>
            <h1 className="heading-page">
              One graph that many teams can <span className="text-accent-gradient">change safely</span>
            </h1>
          </div>
          <div>
            <p className="text-lg text-pretty text-muted">
              Cosmo is an open-source platform for teams that share one GraphQL API. It composes the schemas
              of your services, checks each change against the operations your clients sent, and serves the
              graph from a router in your network.
            </p>
            <div className="actions mt-7">
              <SignUpButton size="lg" />
              <ButtonLink href="#quick-start" variant="secondary" size="lg">
                Run it on your machine <ArrowRight size={16} />
              </ButtonLink>
            </div>
          </div>
        </div>
        <div className="mt-12 md:mt-16">
          <Workflow />
        </div>
      </div>
    </section>
  )
}
