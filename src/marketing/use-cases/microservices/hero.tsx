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
      lead="Federation gives clients one API over services that separate teams own. Each team describes its part of the graph, and the router joins the parts for every request."
    >
      <Connections />
    </Hero>
  )
}
