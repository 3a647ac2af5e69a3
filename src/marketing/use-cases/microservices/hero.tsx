import { Connections } from './connections'

/** Headline beside the picture of connections. */
export function Hero() {
  return (
    <section className="container-page grid gap-x-16 gap-y-12 py-14 md:py-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center">
      <div>
        <p className="eyebrow">Microservice federation</p>
        <h1 className="heading-page lg:text-display">
          Many services. <span className="block text-accent-gradient">One question.</span>
        </h1>
        <p className="mt-6 text-lg text-pretty text-muted">
          Services were split so that teams can work alone. Clients still need what belongs together in one
          answer. Federation lets each team describe its part of one graph, and the router does the joining.
        </p>
      </div>
      <Connections />
    </section>
  )
}
