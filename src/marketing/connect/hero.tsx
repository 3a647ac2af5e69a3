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
      lead="Write a subgraph schema, generate a protobuf service from it, and implement that in the process you already have. The router calls it over gRPC and answers clients in GraphQL."
      actions={
        <>
          <SignUpButton size="lg" />
          <ButtonLink href="/connect/overview" variant="secondary" size="lg">
            How it works <ArrowRight size={16} />
          </ButtonLink>
        </>
      }
    >
      <Layers />
    </Hero>
  )
}
