import { allCustomers } from './customers'

/** The headline, and a note that the customers are fictional. */
export function Hero() {
  const customers = allCustomers()
  const subgraphs = customers.reduce((sum, { data }) => sum + data.subgraphs.length, 0)
  return (
    <section className="container-page pt-14 pb-10 md:pt-20">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <h1 className="heading-page lg:text-7xl">Meet our customers</h1>
        <div>
          <p className="text-lg text-pretty text-muted">
            {customers.length} companies with {subgraphs} subgraphs in total. Each story tells what was wrong,
            what the team changed, and what it left alone.
          </p>
          <p className="mt-4 text-sm text-muted">
            These customers and the people quoted are fictional, as is the vendor of this site. The methods
            are real.
          </p>
        </div>
      </div>
    </section>
  )
}
