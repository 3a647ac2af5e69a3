import { SignUpButton } from '@/site/sign-up-button'
import { ButtonLink } from '@/ui/button-link'
import { ArrowRight } from '@/ui/icon'
import { Layers } from './layers'

/** Connect in one picture: the layer that is not needed. */
export function Hero() {
  return (
    <section className="container-page grid gap-x-16 gap-y-12 py-16 md:py-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center">
      <div>
        <p className="eyebrow">Cosmo Connect</p>
        <h1 className="heading-page">
          Federation <span className="block text-accent-gradient pb-[0.12em]">without GraphQL servers.</span>
        </h1>
        <p className="mt-6 text-lg text-pretty text-muted md:text-xl md:leading-relaxed">
          Write a subgraph schema, generate a protobuf service from it, and implement that in the process you
          already have. The router speaks gRPC to it and does the GraphQL part.
        </p>
        <div className="actions mt-9">
          <SignUpButton size="lg" />
          <ButtonLink href="/connect/overview" variant="secondary" size="lg">
            How it works <ArrowRight size={16} />
          </ButtonLink>
        </div>
      </div>
      <Layers />
    </section>
  )
}
