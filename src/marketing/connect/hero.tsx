import { SignUpButton } from '@/site/sign-up-button'
import { ButtonLink } from '@/ui/button-link'
import { ArrowRight } from '@/ui/icon'
import { Hero } from '@/ui/hero'
import { Layers } from './layers'

/** Connect in one picture: the GraphQL servers that are not needed. */
export function ConnectHero() {
  return (
    <Hero
      columns="5/6"
      eyebrow="Cosmo Connect"
      heading={
        <>
          Federation <span className="block text-accent-gradient pb-[0.12em]">without GraphQL servers.</span>
        </>
      }
      lead="Cosmo Connect adds your gRPC services to a federated graph. You write a subgraph schema, generate a protobuf service from it, and implement that service. The router calls it over gRPC."
      actions={
        <>
          <SignUpButton size="lg" />
          <ButtonLink href="/connect/overview" variant="secondary" size="lg">
            See how Connect works <ArrowRight size={16} />
          </ButtonLink>
        </>
      }
    >
      <Layers />
    </Hero>
  )
}
