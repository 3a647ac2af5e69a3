import { customerPath } from '@/content/paths'
import { Filter, filterItem } from '@/marketing/filter'
import { SmartLink } from '@/ui/link'
import { allCustomers, type Customer } from './customers'
import { GraphPicture } from './graph-picture'

/** All stories with their graphs, filtered by industry. */
export function CustomerList() {
  const customers = allCustomers()
  const industries = [...new Set(customers.map(({ data }) => data.industry))]
  return (
    <section aria-labelledby="stories" className="container-page pb-16 md:pb-24">
      <h2 id="stories" className="sr-only">
        Stories
      </h2>
      <Filter legend="Industry" name="customer-industry" groups={industries}>
        <ul className="border-b border-line">
          {customers.map((customer) => (
            <li
              key={customer.slug}
              {...filterItem(customer.data.industry, industries, 'group relative border-t border-line')}
            >
              <Story customer={customer} />
            </li>
          ))}
        </ul>
      </Filter>
    </section>
  )
}

function Story({ customer: { slug, data } }: { customer: Customer }) {
  const [first] = data.facts
  return (
    <article className="grid gap-x-16 gap-y-8 py-10 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:items-center md:py-14">
      <GraphPicture
        name={data.name}
        subgraphs={data.subgraphs}
        className="w-full max-w-[26rem] justify-self-center"
      />
      <div>
        <p className="text-sm text-muted">
          <span className="font-medium text-accent">{data.name}</span> · {data.industry} · {data.hosting}
        </p>
        <h3 className="mt-3 text-2xl leading-snug font-semibold tracking-tight md:text-3xl">
          <SmartLink
            href={customerPath(slug)}
            className="group-hover:text-accent after:absolute after:inset-0"
          >
            {data.title}
          </SmartLink>
        </h3>
        <p className="mt-4 max-w-[38rem] text-pretty text-muted">{data.summary}</p>
        {first && (
          <p className="mt-6 flex items-baseline gap-3 border-l-2 border-coral pl-4">
            <strong className="text-xl font-semibold whitespace-nowrap tabular-nums">{first.value}</strong>
            <span className="text-body-sm text-muted">{first.label}</span>
          </p>
        )}
      </div>
    </article>
  )
}
