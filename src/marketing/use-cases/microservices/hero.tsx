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
          Many services. <span className="block text-accent-gradient">One question.</span>
        </>
      }
      lead="Services were split so that teams can work alone. Clients still need what belongs together in one answer. Federation lets each team describe its part of one graph, and the router does the joining."
    >
      <Connections />
    </Hero>
  )
}
