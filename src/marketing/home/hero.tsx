import { brand } from '@/config/brand'
import { SignUpButton } from '@/site/sign-up-button'
import { ButtonLink } from '@/ui/button-link'
import { ArrowRight } from '@/ui/icon'
import { Instrument } from './hero/instrument'

const facts = [
  ['Apache 2.0', 'Router, registry, and studio are open source.'],
  ['Federation v1 & v2', 'Both versions work in one graph.'],
  ['Your network', 'Requests and responses never pass through ours.'],
  ['Access control', 'Single sign-on, roles, and an audit log.'],
] as const

export function Hero() {
  return (
    <section className="relative overflow-clip border-b border-line">
      <div className="relative container-page grid items-center gap-x-4 pt-10 pb-4 md:pt-20 md:pb-6 lg:min-h-[40rem] lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:py-10">
        <div className="relative z-10">
          <p className="eyebrow">The open-source federation platform</p>
          <h1 className="heading-page lg:text-display">
            Know which client a change breaks,{' '}
            <span className="text-accent-gradient">before you merge it.</span>
          </h1>
          <p className="mt-6 max-w-[34rem] text-lg text-pretty text-muted md:text-xl md:leading-relaxed">
            {brand} Cosmo is for teams that share one GraphQL API. It composes their schemas, checks every
            change against the operations that your clients send, and answers queries through a router in your
            network.
          </p>
          <div className="actions mt-9">
            <SignUpButton size="lg" />
            <ButtonLink href="/cosmo" variant="secondary" size="lg">
              See how it works <ArrowRight size={16} />
            </ButtonLink>
          </div>
        </div>
        <Instrument className="mt-8 lg:mt-0" />
      </div>
      <Facts />
    </section>
  )
}

function Facts() {
  return (
    <dl className="container-page grid grid-cols-2 gap-x-6 lg:grid-cols-4 lg:gap-x-8">
      {facts.map(([term, detail]) => (
        <div key={term} className="border-t border-line py-4 lg:py-7">
          <dt className="font-semibold">{term}</dt>
          <dd className="mt-1 text-sm text-muted">{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
