import { customerPath } from '@/content/paths'
import { SmartLink } from '@/ui/link'
import { allCustomers } from './customers'
import { Wordmark } from './wordmark'

/** The headline, and the customers by wordmark. */
export function Hero() {
  return (
    <section className="pt-14 md:pt-20">
      <div className="container-page grid grid-cols-1 gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <h1 className="heading-page lg:text-7xl">Meet our customers</h1>
        <div>
          <p className="text-lg text-pretty text-muted">
            For engineers who plan a federated graph: how other teams moved to one, what was wrong before,
            what they changed, and what it brought them.
          </p>
          <p className="mt-3 text-sm text-muted">
            The customers, their people, and their figures are fictional, as is the vendor of this site.
          </p>
        </div>
      </div>
      <nav aria-label="Customers" className="mt-12 border-y border-line bg-raised md:mt-16">
        <ul className="container-page flex flex-wrap items-center gap-x-12 max-sm:grid max-sm:py-3 lg:justify-between lg:gap-x-8">
          {allCustomers().map((customer) => (
            <li key={customer.slug}>
              <SmartLink
                href={customerPath(customer.slug)}
                className="block py-2 text-lg text-muted hover:text-text sm:py-6"
              >
                <Wordmark customer={customer} />
              </SmartLink>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}
