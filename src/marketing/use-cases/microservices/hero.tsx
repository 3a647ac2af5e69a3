import { ButtonLink } from '@/ui/button-link'
import { Hero } from '@/ui/hero'
import { Connections } from './connections'

/** Headline beside the picture of connections. */
export function MicroservicesHero() {
  return (
    <Hero
      columns="5/6"
      eyebrow="Microservice federation"
      headingClass="lg:text-display"
      heading={
        <>
          One API over <span className="block text-accent-gradient pb-[0.12em]">all your services.</span>
        </>
      }
      lead="GraphQL federation gives your clients one API over services that separate teams own. Each team publishes the schema of its service, and the router joins the responses for every request."
      actions={
        <>
          <ButtonLink href="#ladder" size="lg">
            See the five adoption steps
          </ButtonLink>
          <ButtonLink href="/federation-readiness" variant="secondary" size="lg">
            Check your readiness
          </ButtonLink>
        </>
      }
    >
      <Connections />
    </Hero>
  )
}
